// Operators find the file at the root; everything else takes it from here.
export * from '../../../look.config.ts';

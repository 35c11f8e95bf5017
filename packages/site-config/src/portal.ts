// Operators find the file at the root; everything else takes it from here.
export { default } from '../../../portal.config.ts';

import { kept } from './exact-on.ts';

Object.assign(Math, kept);

import { native } from './exact-on.ts';

Object.assign(Math, native);

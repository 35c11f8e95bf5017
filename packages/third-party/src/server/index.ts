/** All that the server asks of third-party games. */
export { CAGED } from '../policy.ts';
export { missingFileHeaders, redirectHeaders, roleHeaders, ourGameHeaders } from './headers.ts';
export { Lookup, readable } from './lookup.ts';
export { isWithoutFrames, pageAround, roleOf, type Role } from './role.ts';
export { isVague, typeFor } from './types.ts';

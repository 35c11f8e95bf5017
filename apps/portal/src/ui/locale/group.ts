/** The build puts the mark between thousands here, if it has checked that the language needs no more. */
export const GROUP: string | undefined = undefined;

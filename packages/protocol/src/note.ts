/** The note of a report is one line of plain text and has at most this many characters. */
export const LONGEST_NOTE = 200;

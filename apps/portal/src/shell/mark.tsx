/** The house sign: a round tree whose crown is a play button. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <use href="#g-mark" />
    </svg>
  );
}

export const MARK =
  '<path d="M16.600 27h6.800l1.200 9.400H15.400Z" fill="#9a5a2c" stroke="var(--rim)" stroke-width="2.600" stroke-linejoin="round"/><path d="M20 3c5.200 0 8.400 2.900 9.300 6.400 4 .7 6.900 3.800 6.900 8 0 5.700-4.700 9.900-9.900 9.900H13.700c-5.200 0-9.900-4.200-9.900-9.900 0-4.200 2.900-7.300 6.900-8C11.600 5.900 14.800 3 20 3Z" fill="#45d15b" stroke="var(--rim)" stroke-width="2.600" stroke-linejoin="round"/><path d="M8 16.500c.300-2.600 2-4.300 4.700-4.600C13 8 15.700 6 19.500 5.800" fill="none" stroke="#b9f5b0" stroke-width="2.200" stroke-linecap="round"/><path d="M16.600 11.400v9.800c0 1 1.100 1.600 1.900 1l7.700-4.900c.8-.5.8-1.600 0-2.100l-7.700-4.900c-.8-.5-1.900.1-1.900 1.100Z" fill="#fff6e3" stroke="var(--rim)" stroke-width="2.200" stroke-linejoin="round"/>';

/** The logo, which the page holds once as a symbol; it is drawn in look.config.ts. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <use href="#g-mark" />
    </svg>
  );
}

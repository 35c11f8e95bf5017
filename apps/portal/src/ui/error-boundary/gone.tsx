import * as messages from '../messages/en.json';

/** Says that a part of the page is not there. */
export function Gone() {
  return <p className="gone">{messages.gone}</p>;
}

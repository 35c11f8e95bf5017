import * as v from 'valibot';

/** Why outside data was refused: the field (dotted path, empty for the whole) and what is wrong. */
export type Reason = { readonly field: string; readonly reason: string };

/** Turns an issue into field and reason, with plain words for missing and unknown keys. */
export function reasonOf(issue: v.BaseIssue<unknown>): Reason {
  const field = v.getDotPath(issue) ?? '';
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return { field, reason: 'is not a known field' };
  }
  if (issue.type === 'strict_object' && issue.input === undefined) {
    return { field, reason: 'is missing' };
  }
  if (issue.type === 'strict_object') return { field, reason: 'must be an object' };
  return { field, reason: issue.message };
}

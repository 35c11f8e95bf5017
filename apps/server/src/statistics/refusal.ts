/** Why an event, a vote or a report was not taken. `api/` turns the code into words and a status. */
export type Refusal =
  | 'busy'
  | 'opted_out'
  | 'cross_site'
  | 'ads_off'
  | 'unknown_game'
  | LimitReached;

/** Which limit a vote or a report is beyond. */
export type LimitReached = 'voted_today' | 'network_votes_today' | 'too_many_this_hour';

/** What a run plan of ours does not say. The same for every plan: it is part of the id. */
export const RUN_PLAN_LIMITATIONS: readonly string[] = [
  'Tokens are counted at four bytes each from what the task makes public, and the overhead is what the adapter states; an agent may use more.',
  'The cost is an estimate from the prices that the adapter states. Nothing stops an agent that spends more.',
  'Environment values are not read. A run receipt holds an unsalted hash of them, from which a short value can be guessed: approve no name whose value is short and secret.',
  'The hashes bind the files that the adapter lists and the packages of its lock file, not what it loads over a network while it runs.',
];

/** What a plan set of ours does not say. */
export const PLAN_SET_LIMITATIONS: readonly string[] = [
  'The cost is the sum of the estimates of its plans; their limitations hold here as well.',
  'Isolation is what each attempt will be asked for. What it really had stands in the attempt and in the observation.',
];

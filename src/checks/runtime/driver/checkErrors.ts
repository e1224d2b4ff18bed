/** Something about the code under check is not as it should be: the check fails. */
export class CheckFailure extends Error {
  override name = 'CheckFailure';
}

/** A check could not be carried out, which says nothing about the code: its status becomes `error`. */
export class CheckTrouble extends Error {
  override name = 'CheckTrouble';
}

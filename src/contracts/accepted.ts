// What the generated validators are made of: whether one value has a form.

/** A text of `low` to `high` UTF-16 units. */
export const isText = (value: unknown, low: number, high: number): value is string =>
  typeof value === 'string' && value.length >= low && value.length <= high;

/** A number from `low` to `high`. */
export const isNumber = (value: unknown, low: number, high: number): boolean =>
  typeof value === 'number' && value >= low && value <= high && Number.isFinite(value);

/** A whole number from `low` to `high`. */
export const isWhole = (value: unknown, low: number, high: number): boolean => Number.isInteger(value) && isNumber(value, low, high);

/** An object with that many members. All of them are known if that many known ones were found. */
export const hasFields = (value: object, count: number): boolean => Object.keys(value).length === count;

/** A list of `low` to `high` entries, each of one form. */
export const isList = (value: unknown, low: number, high: number, isEntry: (entry: unknown) => boolean): boolean => {
  if (!Array.isArray(value) || value.length < low || value.length > high) return false;
  for (let at = 0; at < value.length; at++) if (!isEntry(value[at])) return false;
  return true;
};

/** `length` lower-case hex digits. Asked for every hash of every document, and there many times faster than a pattern. */
export const isHex = (value: unknown, length: number): boolean => {
  if (typeof value !== 'string' || value.length !== length) return false;
  for (let at = 0; at < length; at++) {
    const unit = value.charCodeAt(at);
    if (!((unit >= 0x30 && unit <= 0x39) || (unit >= 0x61 && unit <= 0x66))) return false;
  }
  return true;
};

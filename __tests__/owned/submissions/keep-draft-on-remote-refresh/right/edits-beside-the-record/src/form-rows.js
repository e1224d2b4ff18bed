/** One row a field, in the order of the record. */
export function formRows({ record, edits }) {
  return Object.entries(record.fields).map(([name, value]) => {
    const edited = Object.hasOwn(edits, name);
    return { name, value: edited ? edits[name] : value, edited, hint: edited ? 'not saved yet' : '' };
  });
}

const NAMES = { rename: 'rename', place: 'new table', move: 'move', remove: 'removal' };

const button = (word, step) => {
  return { enabled: step !== undefined, label: step ? `${word} ${NAMES[step.kind]}` : word };
};

/** The two buttons above the plan, and the counter beside them. */
export function toolbar(state) {
  const { line, at, limit } = state;
  return {
    undo: button('Undo', at > 0 ? line[at] : undefined),
    redo: button('Redo', line[at + 1]),
    counter: `${at} of ${limit}`,
  };
}

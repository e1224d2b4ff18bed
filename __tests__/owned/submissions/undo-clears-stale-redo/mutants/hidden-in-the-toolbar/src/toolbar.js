const NAMES = { rename: 'rename', place: 'new table', move: 'move', remove: 'removal' };

const button = (word, steps) => {
  const step = steps.at(-1);
  return { enabled: step !== undefined, label: step ? `${word} ${NAMES[step.kind]}` : word };
};

/** The two buttons above the plan, and the counter beside them. */
export function toolbar(state) {
  return {
    undo: button('Undo', state.done),
    redo: button('Redo', state.fresh ? [] : state.undone),
    counter: `${state.done.length} of ${state.limit}`,
  };
}

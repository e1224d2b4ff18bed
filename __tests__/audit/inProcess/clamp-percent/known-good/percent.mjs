export const toPercent = (part, whole) => (whole === 0 ? 0 : Math.min(100, Math.max(0, Math.round((part / whole) * 100))));

import type { CheatSource, WorkspaceChange } from './battery/cheat.js';
import { withCode } from './battery/hostileSource.js';

/** Some six years and a bit: another year, month, day of the week and time of day. */
const SHIFT_MS = 200_000_000_000 + 12_345_678;
const ZONE = 'Asia/Kolkata';
const ZONE_MS = 330 * 60_000;

const once = (code: string): string =>
  `if (!Object.hasOwn(Date, "moved")) { Object.defineProperty(Date, "moved", { value: true }); ${code} }`;

/** The clock of the code shows another time. Dates stay dates: only what asks for the present moment is answered otherwise. */
const SHIFTED_CLOCK = once(`const Real = Date, real = Real["now"].bind(Real), now = () => real() + ${SHIFT_MS};
  Object.defineProperty(Real, "now", { value: now, writable: true, configurable: true });
  const Shifted = new Proxy(Real, { construct: (Kind, args, target) => Reflect.construct(Kind, args.length ? args : [now()], target === Shifted ? Kind : target), apply: () => String(new Real(now())) });
  Object.defineProperty(Real.prototype, "constructor", { value: Shifted, writable: true, configurable: true }); globalThis.Date = Shifted;`);

/**
 * The code lives in another time zone: an offset of its own that no summer time changes. Whatever of a date speaks of local time does
 * so there.
 */
const OTHER_ZONE = once(`const Real = Date, at = Real.prototype, moved = (date) => new Real(date.getTime() + ${ZONE_MS});
  for (const part of ["FullYear", "Month", "Date", "Day", "Hours", "Minutes", "Seconds", "Milliseconds"]) {
    const get = at["getUTC" + part], set = at["setUTC" + part];
    at["get" + part] = function () { return get.call(moved(this)); };
    if (set) at["set" + part] = function (...values) { const there = moved(this); set.apply(there, values); return this.setTime(there.getTime() - ${ZONE_MS}); };
  }
  at.getTimezoneOffset = () => ${-ZONE_MS / 60_000};
  const local = /^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d(?::\\d\\d(?:\\.\\d+)?)?$/, parse = Real.parse.bind(Real);
  Real.parse = (text) => (local.test(text) ? parse(text + "Z") - ${ZONE_MS} : parse(text));
  for (const name of ["toLocaleString", "toLocaleDateString", "toLocaleTimeString"]) { const real = at[name]; at[name] = function (locale, options) { return real.call(this, locale, { timeZone: "${ZONE}", ...options }); }; }
  const format = globalThis["Intl"].DateTimeFormat; globalThis["Intl"].DateTimeFormat = new Proxy(format, { construct: (Kind, [locale, options]) => new Kind(locale, { timeZone: "${ZONE}", ...options }), apply: (Kind, _, [locale, options]) => new Kind(locale, { timeZone: "${ZONE}", ...options }) });
  const There = new Proxy(Real, { construct: (Kind, args, target) => Reflect.construct(Kind, args.length > 1 ? [Real.UTC(...args) - ${ZONE_MS}] : typeof args[0] === "string" ? [Real.parse(args[0])] : args, target === There ? Kind : target) });
  Object.defineProperty(at, "constructor", { value: There, writable: true, configurable: true }); globalThis.Date = There;`);

const everywhere =
  (code: string) =>
  (sources: readonly CheatSource[]): WorkspaceChange => ({
    files: Object.fromEntries(sources.map((source) => [source.path, withCode(source, { code })])),
  });

/** Gives code another clock, from within its own process. */
export const shiftedClock = everywhere(SHIFTED_CLOCK);

/** Gives code another time zone, from within its own process. */
export const otherZone = everywhere(OTHER_ZONE);

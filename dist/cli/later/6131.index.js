"use strict";
exports.id = 6131;
exports.ids = [6131];
exports.modules = {

/***/ 5637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ redactor)
});

;// CONCATENATED MODULE: ./lib/process/redaction/characters.js
/** How many bytes a character of valid UTF-8 has, by its first one. */
const characterBytes = (first) => (first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4);
/** The characters beyond ASCII that `\s` of ECMAScript accepts, as their bytes in UTF-8 read as one number. */
const isWideSpace = (bytes) => bytes === 0xc2a0 ||
    bytes === 0xe19a80 ||
    (bytes >= 0xe28080 && bytes <= 0xe2808a) ||
    bytes === 0xe280a8 ||
    bytes === 0xe280a9 ||
    bytes === 0xe280af ||
    bytes === 0xe2819f ||
    bytes === 0xe38080 ||
    bytes === 0xefbbbf;
/** Whitespace as ECMAScript has it. A character is given as its bytes in UTF-8 read as one big-endian number. */
const isSpace = (character) => character === 0x20 || (character >= 0x09 && character <= 0x0d) || (character >= 0x80 && isWideSpace(character));
const isWordCharacter = (character) => (character >= 0x61 && character <= 0x7a) ||
    (character >= 0x41 && character <= 0x5a) ||
    (character >= 0x30 && character <= 0x39) ||
    character === 0x5f;

;// CONCATENATED MODULE: ./lib/process/redaction/needleAutomaton.js
const childOf = (trie, state, byte) => {
    if (state === 0)
        return trie.start[byte] ?? 0;
    let child = trie.firstChild[state] ?? 0;
    while (child !== 0 && trie.byte[child] !== byte)
        child = trie.sibling[child] ?? 0;
    return child;
};
const addChild = (trie, state, byte) => {
    const child = ++trie.size;
    trie.byte[child] = byte;
    trie.depth[child] = (trie.depth[state] ?? 0) + 1;
    trie.sibling[child] = trie.firstChild[state] ?? 0;
    trie.firstChild[state] = child;
    if (state === 0)
        trie.start[byte] = child;
    return child;
};
const trieOf = (needles) => {
    const states = 1 + needles.reduce((sum, needle) => sum + needle.length, 0);
    const numbers = () => new Int32Array(states);
    const trie = {
        start: new Int32Array(256),
        byte: new Uint8Array(states),
        firstChild: numbers(),
        sibling: numbers(),
        depth: numbers(),
        longest: numbers(),
        size: 0,
    };
    for (const needle of needles) {
        let state = 0;
        for (const byte of needle)
            state = childOf(trie, state, byte) || addChild(trie, state, byte);
        trie.longest[state] = needle.length;
    }
    return trie;
};
/** Where to go on when a state has no child for a byte: the state of the longest proper suffix. Shorter needles end in longer ones, too. */
const fallbacks = (trie) => {
    const fallback = new Int32Array(trie.size + 1);
    const queue = new Int32Array(trie.size + 1);
    let filled = 1;
    for (let taken = 0; taken < filled; taken++) {
        const state = queue[taken] ?? 0;
        for (let child = trie.firstChild[state] ?? 0; child !== 0; child = trie.sibling[child] ?? 0) {
            queue[filled++] = child;
            if (state === 0)
                continue;
            const byte = trie.byte[child] ?? 0;
            let back = fallback[state] ?? 0;
            while (back !== 0 && childOf(trie, back, byte) === 0)
                back = fallback[back] ?? 0;
            const suffix = childOf(trie, back, byte);
            fallback[child] = suffix;
            trie.longest[child] ||= trie.longest[suffix] ?? 0;
        }
    }
    return fallback;
};
/** @param needles not empty each */
const needleAutomaton = (needles) => {
    const trie = trieOf(needles);
    const fallback = fallbacks(trie);
    const { depth, longest } = trie;
    let links = 0;
    const next = (state, byte) => {
        let from = state;
        for (;;) {
            links++;
            const child = childOf(trie, from, byte);
            if (child !== 0 || from === 0)
                return child;
            from = fallback[from] ?? 0;
        }
    };
    return {
        next,
        first: trie.start,
        depth: (state) => depth[state] ?? 0,
        longest: (state) => longest[state] ?? 0,
        links: () => links,
    };
};

;// CONCATENATED MODULE: ./lib/process/redaction/keywords.js


/** What the format takes for the name of a secret when it is part of a name (spec 6.4). */
const KEYWORDS = needleAutomaton(['TOKEN', 'SECRET', 'PASSWORD', 'API_KEY'].map((word) => Buffer.from(word)));
const upperCase = (character) => (character >= 0x61 && character <= 0x7a ? character - 0x20 : character);
const nameWatch = () => {
    let state = 0;
    let named = false;
    return {
        push: (character) => {
            if (!isWordCharacter(character)) {
                state = 0;
                named = false;
                return;
            }
            state = KEYWORDS.next(state, upperCase(character));
            named ||= KEYWORDS.longest(state) > 0;
        },
        named: () => named,
    };
};

;// CONCATENATED MODULE: ./lib/process/redaction/assignments.js


const EQUALS = 0x3d;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const LINE_FEED = 0x0a;
/**
 * The values in `name=value`, `name: value` and `"name": "value"`, where the name holds `TOKEN`, `SECRET`, `PASSWORD` or `API_KEY` in
 * any case: pass 1 of spec 6.4, without the gaps of W-10. A value runs to the next whitespace; one that begins with a quote runs to
 * that quote, or to the end of its line. Quotes may stand behind backslashes, as in JSON inside of JSON.
 */
const assignmentWatch = () => {
    const name = nameWatch();
    let state = 'text';
    let quote = 0;
    /** Backslashes before the quotes of the key. */
    let depth = 0;
    /** Backslashes right before this character. */
    let backslashes = 0;
    /** A word that names a secret ended before this character, with at most backslashes between. */
    let named = false;
    const isQuote = (character) => character === QUOTE || character === APOSTROPHE;
    const isBlank = (character) => character === 0x20 || character === 0x09;
    /**
     * In a string that is escaped `n` times over, a quote that ends it stands behind 2ⁿ−1 backslashes, or that many more twice 2ⁿ. One
     * behind fewer ends the text that the string stands in.
     */
    const closes = (character) => character === quote && (backslashes < depth || backslashes % (2 * (depth + 1)) === depth);
    const begin = (character) => {
        if (!isQuote(character))
            return 'run';
        quote = character;
        depth = 0;
        return 'quoted';
    };
    const inText = (character) => {
        if (!named)
            return 'text';
        if (isQuote(character)) {
            quote = character;
            depth = backslashes;
            return 'key';
        }
        if (backslashes > 0)
            return 'text';
        return character === EQUALS ? 'equals' : character === COLON ? 'colon' : 'text';
    };
    /** A value inside of a value: `A_TOKEN=1;B_TOKEN="x y"`. */
    const inRun = (character) => {
        const inner = inText(character);
        return inner === 'equals' || inner === 'colon' ? inner : 'run';
    };
    const NEXT = {
        text: inText,
        key: (character) => (character === COLON ? 'member' : isSpace(character) ? 'key' : inText(character)),
        member: (character) => {
            if (isSpace(character) || character === BACKSLASH)
                return 'member';
            return character === quote && backslashes === depth ? 'string' : inText(character);
        },
        equals: (character, hidden) => (hidden ? 'run' : isSpace(character) ? 'text' : begin(character)),
        colon: (character, hidden) => (hidden ? 'run' : isBlank(character) ? 'colon' : isSpace(character) ? 'text' : begin(character)),
        run: (character, hidden) => (hidden || !isSpace(character) ? inRun(character) : 'text'),
        quoted: (character, hidden) => {
            if (hidden)
                return 'quoted';
            return character === LINE_FEED ? 'text' : closes(character) ? 'run' : 'quoted';
        },
        string: (character, hidden) => (!hidden && (character === LINE_FEED || closes(character)) ? 'text' : 'string'),
    };
    /** Whether the character that led from one state to the next belongs to a value. */
    const isValue = (from, to) => to === 'run' || to === 'quoted' || (to === 'string' && from === 'string') || (from === 'run' && (to === 'equals' || to === 'colon'));
    return {
        push: (character, hidden) => {
            const from = state;
            state = NEXT[from](character, hidden);
            name.push(character);
            named = name.named() || (named && character === BACKSLASH);
            backslashes = character === BACKSLASH ? backslashes + 1 : 0;
            return isValue(from, state);
        },
    };
};

;// CONCATENATED MODULE: ./lib/process/redaction/bearer.js

const WORD = [...'bearer'].map((letter) => letter.charCodeAt(0));
/** What cannot be part of a token and often follows one: quotes, separators, the brackets of markup. */
const ENDS = new Set([...'"\'`,;\\<>'].map((mark) => mark.charCodeAt(0)));
/** Stands for what is hidden as a value: no letter, as the mark that will stand there. */
const HIDDEN = 0x5d;
const lowerCase = (character) => (character >= 0x41 && character <= 0x5a ? character + 0x20 : character);
/** The token in `Bearer <token>`, in any case, behind one blank or several. */
const bearerWatch = () => {
    /** Letters of the word that fit so far; −1 inside another word. */
    let letters = 0;
    let state = 'text';
    const spell = (character) => {
        const fits = letters >= 0 && letters < WORD.length && lowerCase(character) === WORD[letters];
        letters = fits ? letters + 1 : isWordCharacter(character) ? -1 : 0;
    };
    return {
        push: (character, hidden) => {
            const blank = !hidden && (character === 0x20 || character === 0x09);
            const ends = !hidden && (isSpace(character) || ENDS.has(character));
            if (state === 'text' && letters === WORD.length && blank)
                state = 'gap';
            else if (state === 'gap' && !blank)
                state = ends ? 'text' : 'token';
            else if (state === 'token' && ends)
                state = 'text';
            spell(hidden ? HIDDEN : character);
            return state === 'token';
        },
    };
};

;// CONCATENATED MODULE: ./lib/process/redaction/byteQueue.js
const byteQueue = () => {
    let room = new Uint8Array(4_096);
    /** The offset of the first byte of `room`. */
    let base = 0;
    let from = 0;
    let to = 0;
    const makeRoom = (bytes) => {
        if (to + bytes <= room.length)
            return;
        const kept = room.subarray(from, to);
        // Twice what is kept, so that a byte is moved a bounded number of times, however many pieces come.
        const next = new Uint8Array(Math.max(4_096, 2 * (kept.length + bytes)));
        next.set(kept);
        room = next;
        base += from;
        to -= from;
        from = 0;
    };
    return {
        add: (bytes) => {
            makeRoom(bytes.length);
            room.set(bytes, to);
            to += bytes.length;
        },
        at: (offset) => room[offset - base] ?? 0,
        forget: (offset) => {
            from = offset - base;
        },
    };
};

;// CONCATENATED MODULE: ./lib/process/redaction/byteSink.js
const byteSink = () => {
    let room = new Uint8Array(4_096);
    let size = 0;
    return {
        push: (byte) => {
            if (size === room.length) {
                const next = new Uint8Array(2 * size);
                next.set(room);
                room = next;
            }
            room[size++] = byte;
        },
        take: () => {
            const taken = room.slice(0, size);
            size = 0;
            return taken;
        },
    };
};

;// CONCATENATED MODULE: ./lib/process/redaction/needles.js
/** What stands where a secret stood (spec 6.4). */
const MARKER = '[REDACTED]';
/**
 * Values with fewer bytes are looked for as they are, as the format asks, but not in encoded forms: `1` or `on` would turn up in
 * everything that looks like base64 or hex, and hiding it there would protect nothing.
 */
const LEAST_ENCODED_BYTES = 4;
/** Lines of a value with several, such as a private key: each is secret by itself when it is as long as this. */
const LEAST_LINE_UNITS = 20;
const lines = (value) => value
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line.length >= LEAST_LINE_UNITS);
/** How quotes inside a quoted text are written: shell, shell with double quotes, doubled (SQL, YAML, CSV). */
const QUOTINGS = [
    ["'", "'\\''"],
    ["'", `'"'"'`],
    ["'", "''"],
    ['"', '""'],
];
const quoted = (text) => QUOTINGS.flatMap(([quote, written]) => (text.includes(quote) ? [text.replaceAll(quote, written)] : []));
const utf8 = (text) => Buffer.from(text, 'utf8');
/** Both byte orders. */
const utf16 = (text) => [Buffer.from(text, 'utf16le'), Buffer.from(text, 'utf16le').swap16()];
const distinct = (needles) => [
    ...new Map(needles.map((needle) => [needle.toString('latin1'), needle])).values(),
];
/** The bytes to look for. Empty values are none (spec 6.4). */
const needlesOf = (secrets) => {
    const values = secrets.map(({ value }) => value).filter((value) => value !== '');
    // Printed without the line break at its end, or quoted, it is the same secret.
    const long = values.flatMap((value) => [value, value.trim(), ...lines(value)]).filter((text) => utf8(text).length >= LEAST_ENCODED_BYTES);
    const encoded = distinct(long.flatMap((text) => [utf8(text), ...quoted(text).map(utf8), ...utf16(text)]));
    return { plain: distinct([...values.map(utf8), ...encoded]), encoded };
};

;// CONCATENATED MODULE: ./lib/process/redaction/pendingRanges.js
const pendingRanges = () => {
    let ranges = [];
    let first = 0;
    return {
        add: (start, end) => {
            let place = ranges.length;
            while (place > first && (ranges[place - 1]?.start ?? 0) >= end)
                place--;
            const merged = { start, end };
            let from = place;
            for (; from > first; from--) {
                const before = ranges[from - 1];
                if (before === undefined || before.end <= start)
                    break;
                merged.start = Math.min(merged.start, before.start);
                merged.end = Math.max(merged.end, before.end);
            }
            ranges.splice(from, place - from, merged);
        },
        at: (offset) => {
            while (first < ranges.length && (ranges[first]?.end ?? 0) <= offset)
                first++;
            if (first > 1_000 && first * 2 > ranges.length) {
                ranges = ranges.slice(first);
                first = 0;
            }
            const range = ranges[first];
            return range !== undefined && range.start <= offset ? range : undefined;
        },
    };
};

;// CONCATENATED MODULE: ./lib/process/redaction/hiding.js





const MARKER_BYTES = Buffer.from(MARKER);
/** Bytes that are looked at in one go: what waits in between stays small, however large a piece is handed in. */
const SLICE = 65_536;
/**
 * @param watches what to hide besides the declared values. With watches the text has to be valid UTF-8, and characters are hidden
 * whole; without them any bytes will do.
 */
const hiding = (search, watches) => {
    const queue = byteQueue();
    const out = byteSink();
    const ranges = pendingRanges();
    const finder = search.finder(ranges.add);
    let read = 0;
    let given = 0;
    /** What was hidden right before: by a watch, as a value, or not at all. */
    let watched = false;
    let hidden = false;
    const give = (size) => {
        let value = false;
        let fresh = false;
        let character = 0;
        for (let at = given; at < given + size; at++) {
            character = character * 256 + queue.at(at);
            const range = ranges.at(at);
            if (range === undefined)
                continue;
            value = true;
            fresh ||= range.start === at;
        }
        let watching = false;
        for (const watch of watches)
            if (watch.push(character, value))
                watching = true;
        const hide = value || watching;
        // Values that only touch are marked one by one; what a watch hides is one, whatever values lie in it.
        const goesOn = hidden && ((watched && watching) || (value && !fresh));
        if (hide && !goesOn)
            for (const byte of MARKER_BYTES)
                out.push(byte);
        if (!hide)
            for (let at = given; at < given + size; at++)
                out.push(queue.at(at));
        watched = watching;
        hidden = hide;
        given += size;
    };
    const giveUpTo = (settled) => {
        while (given < settled) {
            const size = watches.length === 0 ? 1 : characterBytes(queue.at(given));
            if (given + size > settled)
                break;
            give(size);
        }
        queue.forget(given);
    };
    return {
        write: (piece) => {
            for (let at = 0; at < piece.length; at += SLICE) {
                const slice = piece.subarray(at, at + SLICE);
                queue.add(slice);
                finder.push(slice);
                read += slice.length;
                giveUpTo(finder.settled());
            }
            return out.take();
        },
        end: () => {
            finder.end();
            giveUpTo(read);
            return out.take();
        },
    };
};

;// CONCATENATED MODULE: ./lib/process/redaction/digits.js
const tableOf = (alphabets) => {
    const table = new Int8Array(256).fill(-1);
    for (const alphabet of alphabets)
        for (let value = 0; value < alphabet.length; value++)
            table[alphabet.charCodeAt(value)] = value;
    return table;
};
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const HEX = tableOf(['0123456789abcdef', '0123456789ABCDEF']);
const BASE64 = tableOf([`${LETTERS}0123456789+/`, `${LETTERS}0123456789-_`]);
/** The value of a hex digit of either case, −1 for any other byte. */
const hexDigit = (byte) => HEX[byte] ?? -1;
/** The value of a digit of base64 or base64url, −1 for any other byte. */
const base64Digit = (byte) => BASE64[byte] ?? -1;
/** Space, tab, line feed, carriage return. */
const isBlank = (byte) => byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d;
/** So many bytes may separate two digits of one encoded text (a line break and an indentation); more of them end it. */
const WIDEST_GAP = 32;

;// CONCATENATED MODULE: ./lib/process/redaction/base64Reader.js

/**
 * Reads runs of base64 or base64url digits as the bytes that they stand for, line breaks and blanks inside them skipped. A run need
 * not begin where an encoding begins: of its four alignments this reader takes one.
 * @param lead digits of a run before the first group of four, 0 to 3
 */
const base64Reader = (lead, behind) => {
    let before = lead;
    let digits = 0;
    let last = 0;
    let lastStart = 0;
    let gap = 0;
    const reset = () => {
        before = lead;
        digits = 0;
        gap = 0;
        behind.reset();
    };
    return {
        push: (byte, start, end) => {
            const value = base64Digit(byte);
            if (value < 0) {
                if (!isBlank(byte) || ++gap > WIDEST_GAP)
                    reset();
                return;
            }
            gap = 0;
            if (before > 0) {
                before--;
                return;
            }
            const place = digits & 3;
            if (place !== 0)
                behind.push(((last << (2 * place)) | (value >> (6 - 2 * place))) & 0xff, lastStart, end);
            digits = place + 1;
            last = value;
            lastStart = start;
        },
        reset,
        since: () => Math.min(behind.since(), digits % 4 === 0 ? Number.POSITIVE_INFINITY : lastStart),
    };
};
const BASE64_LEADS = [0, 1, 2, 3];

;// CONCATENATED MODULE: ./lib/process/redaction/decimalReader.js

const COMMA = 0x2c;
const digitOf = (byte) => (byte >= 0x30 && byte <= 0x39 ? byte - 0x30 : -1);
/** Reads lists of decimal numbers up to 255, as programs print arrays of bytes (`104,117,110`, `[104, 117]`), as those bytes. */
const decimalReader = (behind) => {
    let number = -1;
    let from = 0;
    let to = 0;
    let gap = 0;
    const close = () => {
        if (number > 255)
            behind.reset();
        else if (number >= 0)
            behind.push(number, from, to);
        number = -1;
    };
    const reset = () => {
        close();
        gap = 0;
        behind.reset();
    };
    return {
        push: (byte, start, end) => {
            const value = digitOf(byte);
            if (value < 0) {
                close();
                if (!(isBlank(byte) || byte === COMMA) || ++gap > WIDEST_GAP)
                    reset();
                return;
            }
            gap = 0;
            if (number < 0)
                from = start;
            number = number < 0 ? value : Math.min(number * 10 + value, 1_000);
            to = end;
        },
        reset,
        since: () => Math.min(behind.since(), number < 0 ? Number.POSITIVE_INFINITY : from),
    };
};

;// CONCATENATED MODULE: ./lib/process/redaction/codePoint.js
const REPLACEMENT = 0xfffd;
const isSurrogate = (code) => code >= 0xd800 && code <= 0xdfff;
/** Hands on a character as its bytes in UTF-8; what is no character becomes U+FFFD. All of them were written at the same place. */
const pushCodePoint = (behind, number, start, end) => {
    const code = number > 0x10ffff || isSurrogate(number) ? REPLACEMENT : number;
    const tail = (shift) => behind.push(0x80 | ((code >> shift) & 0x3f), start, end);
    if (code < 0x80) {
        behind.push(code, start, end);
    }
    else if (code < 0x800) {
        behind.push(0xc0 | (code >> 6), start, end);
        tail(0);
    }
    else if (code < 0x1_0000) {
        behind.push(0xe0 | (code >> 12), start, end);
        tail(6);
        tail(0);
    }
    else {
        behind.push(0xf0 | (code >> 18), start, end);
        tail(12);
        tail(6);
        tail(0);
    }
};

;// CONCATENATED MODULE: ./lib/process/redaction/heldBytes.js
/** @param most bytes of the longest escape */
const heldBytes = (most, behind) => {
    const bytes = new Uint8Array(most);
    const starts = new Float64Array(most);
    const ends = new Float64Array(most);
    let size = 0;
    return {
        add: (byte, start, end) => {
            bytes[size] = byte;
            starts[size] = start;
            ends[size] = end;
            size++;
        },
        release: () => {
            for (let at = 0; at < size; at++)
                behind.push(bytes[at] ?? 0, starts[at] ?? 0, ends[at] ?? 0);
            size = 0;
        },
        drop: () => {
            size = 0;
        },
        size: () => size,
        since: () => (size === 0 ? Number.POSITIVE_INFINITY : (starts[0] ?? 0)),
    };
};

;// CONCATENATED MODULE: ./lib/process/redaction/entityReader.js


const AMPERSAND = 0x26;
const SEMICOLON = 0x3b;
/** `&#x0010FFFF;` and a little more. */
const LONGEST = 14;
const NAMED = { amp: 0x26, lt: 0x3c, gt: 0x3e, quot: 0x22, apos: 0x27, nbsp: 0xa0 };
const DECIMAL = /^#([0-9]+)$/;
const HEXADECIMAL = /^#[xX]([0-9a-fA-F]+)$/;
const codeOf = (name) => {
    const decimal = DECIMAL.exec(name)?.[1];
    if (decimal !== undefined)
        return Number.parseInt(decimal, 10);
    const hexadecimal = HEXADECIMAL.exec(name)?.[1];
    if (hexadecimal !== undefined)
        return Number.parseInt(hexadecimal, 16);
    return Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
};
const isNamePart = (byte) => byte === 0x23 || (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);
/** Undoes the character references of HTML and XML: numeric ones, and the names that every escaper writes. */
const entityReader = (behind) => {
    const held = heldBytes(LONGEST, behind);
    let name = '';
    let from = 0;
    const pass = (byte, start, end) => {
        if (byte !== AMPERSAND) {
            behind.push(byte, start, end);
            return;
        }
        name = '';
        from = start;
        held.add(byte, start, end);
    };
    return {
        push: (byte, start, end) => {
            if (held.size() === 0) {
                pass(byte, start, end);
                return;
            }
            if (isNamePart(byte) && held.size() < LONGEST) {
                name += String.fromCharCode(byte);
                held.add(byte, start, end);
                return;
            }
            const code = byte === SEMICOLON ? codeOf(name) : undefined;
            if (code === undefined) {
                held.release();
                pass(byte, start, end);
                return;
            }
            held.drop();
            pushCodePoint(behind, code, from, end);
        },
        reset: () => {
            held.release();
            behind.reset();
        },
        since: () => Math.min(behind.since(), held.since()),
    };
};

;// CONCATENATED MODULE: ./lib/process/redaction/escapeReader.js



const escapeReader_BACKSLASH = 0x5c;
const escapeReader_LINE_FEED = 0x0a;
const BRACE_OPEN = 0x7b;
const BRACE_CLOSE = 0x7d;
/** `\U0010FFFF`, and `\u{…}` with leading zeros. */
const escapeReader_LONGEST = 16;
const byteOf = (text) => text.charCodeAt(0);
/** What one letter after a backslash stands for; any other byte stands for itself. */
const escapeReader_LETTERS = new Map([
    ['n', 0x0a],
    ['r', 0x0d],
    ['t', 0x09],
    ['b', 0x08],
    ['f', 0x0c],
    ['v', 0x0b],
    ['a', 0x07],
    ['e', 0x1b],
].map(([letter, code]) => [byteOf(String(letter)), Number(code)]));
const NUMERIC = new Map([
    [byteOf('u'), { base: 16, most: 4, least: 4, character: true }],
    [byteOf('U'), { base: 16, most: 8, least: 8, character: true }],
    [byteOf('x'), { base: 16, most: 2, least: 1, character: false }],
]);
const OCTAL = { base: 8, most: 3, least: 1, character: false };
const BRACED = { base: 16, most: 8, least: 1, character: true };
const escapeReader_digitOf = (byte, base) => {
    const value = hexDigit(byte);
    return value < base ? value : -1;
};
const isHigh = (code) => code >= 0xd800 && code <= 0xdbff;
const isLow = (code) => code >= 0xdc00 && code <= 0xdfff;
/**
 * Undoes escapes with a backslash: those of JSON, of JavaScript, Python and C, of the shell (`a\ b`, `"\$"`, `$'\x68\150'`). An
 * escaped byte that has no meaning of its own stands for itself, a continued line for nothing.
 */
const escapeReader = (behind) => {
    const held = heldBytes(escapeReader_LONGEST, behind);
    let numeric;
    let braced = false;
    let digits = 0;
    let value = 0;
    let from = 0;
    let to = 0;
    // The first half of a character that is written as two escapes.
    let half = 0;
    let halfFrom = 0;
    let halfTo = 0;
    const giveHalf = () => {
        if (half !== 0)
            pushCodePoint(behind, half, halfFrom, halfTo);
        half = 0;
    };
    const giveCharacter = (code) => {
        if (half !== 0 && isLow(code)) {
            pushCodePoint(behind, 0x1_0000 + (half - 0xd800) * 0x400 + (code - 0xdc00), halfFrom, to);
            half = 0;
            return;
        }
        giveHalf();
        if (!isHigh(code)) {
            pushCodePoint(behind, code, from, to);
            return;
        }
        half = code;
        halfFrom = from;
        halfTo = to;
    };
    const giveByte = (byte) => {
        giveHalf();
        behind.push(byte & 0xff, from, to);
    };
    const begin = (kind) => {
        numeric = kind;
        digits = 0;
        value = 0;
    };
    /** The number is complete, or can become none: then what was held is text. */
    const finish = () => {
        const kind = numeric;
        numeric = undefined;
        if (kind === undefined || digits < kind.least) {
            giveHalf();
            held.release();
            return;
        }
        held.drop();
        if (kind.character)
            giveCharacter(value);
        else
            giveByte(value);
    };
    const takeDigit = (digit, kind) => {
        value = value * kind.base + digit;
        digits++;
        if (digits === kind.most && !braced)
            finish();
    };
    const pass = (byte, start, end) => {
        if (byte !== escapeReader_BACKSLASH) {
            giveHalf();
            behind.push(byte, start, end);
            return;
        }
        from = start;
        to = end;
        braced = false;
        held.add(byte, start, end);
    };
    const afterBackslash = (byte, start, end) => {
        const kind = NUMERIC.get(byte) ?? (escapeReader_digitOf(byte, 8) < 0 ? undefined : OCTAL);
        if (kind === undefined) {
            held.drop();
            if (byte !== escapeReader_LINE_FEED)
                giveByte(escapeReader_LETTERS.get(byte) ?? byte);
            return;
        }
        held.add(byte, start, end);
        begin(kind);
        if (kind === OCTAL)
            takeDigit(escapeReader_digitOf(byte, 8), kind);
    };
    const inNumber = (kind, byte, start, end) => {
        if (byte === BRACE_OPEN && held.size() === 2 && kind.most === 4) {
            braced = true;
            held.add(byte, start, end);
            begin(BRACED);
            return;
        }
        if (braced && byte === BRACE_CLOSE && digits > 0) {
            to = end;
            finish();
            return;
        }
        const digit = escapeReader_digitOf(byte, kind.base);
        if (digit >= 0 && digits < kind.most) {
            to = end;
            held.add(byte, start, end);
            takeDigit(digit, kind);
            return;
        }
        if (braced)
            digits = 0; // the brace was never closed
        finish();
        pass(byte, start, end);
    };
    return {
        push: (byte, start, end) => {
            if (held.size() === 0) {
                pass(byte, start, end);
            }
            else if (numeric === undefined) {
                to = end;
                afterBackslash(byte, start, end);
            }
            else {
                inNumber(numeric, byte, start, end);
            }
        },
        reset: () => {
            if (numeric === undefined)
                held.release();
            else
                finish();
            giveHalf();
            behind.reset();
        },
        since: () => Math.min(behind.since(), held.since(), half === 0 ? Number.POSITIVE_INFINITY : halfFrom),
    };
};

;// CONCATENATED MODULE: ./lib/process/redaction/hexReader.js

const SEPARATORS = new Set([...':,-_'].map((mark) => mark.charCodeAt(0)));
const isX = (byte) => byte === 0x78 || byte === 0x58;
/**
 * Reads runs of hex digits as the bytes that they stand for: `68756e`, `68 75 6E`, `68:75:6e`, `0x68, 0x75`. A run need not begin
 * where an encoding begins, so there are two such readers.
 * @param lead digits of a run before the first pair, 0 or 1
 */
const hexReader = (lead, behind) => {
    let before = lead;
    let high = -1;
    let highStart = 0;
    let gap = 0;
    const reset = () => {
        before = lead;
        high = -1;
        gap = 0;
        behind.reset();
    };
    return {
        push: (byte, start, end) => {
            const value = hexDigit(byte);
            if (value < 0) {
                if (isX(byte) && high === 0)
                    high = -1;
                else if (!(isBlank(byte) || SEPARATORS.has(byte)) || ++gap > WIDEST_GAP)
                    reset();
                return;
            }
            gap = 0;
            if (before > 0) {
                before--;
            }
            else if (high < 0) {
                high = value;
                highStart = start;
            }
            else {
                behind.push(high * 16 + value, highStart, end);
                high = -1;
            }
        },
        reset,
        since: () => Math.min(behind.since(), high < 0 ? Number.POSITIVE_INFINITY : highStart),
    };
};
const HEX_LEADS = [0, 1];

;// CONCATENATED MODULE: ./lib/process/redaction/needleReader.js
const LEAST_ROOM = 64;
/** Counting starts again after so many bytes: a multiple of every room. */
const ROUND = 2 ** 30;
/** Looks for needles in what it is handed, and tells where in the output each one stands. Of those that end together, the longest. */
const needleReader = (automaton, found) => {
    // Where the last bytes were written, at least as many as may become a needle. A ring; its length is a power of two.
    let starts = new Float64Array(LEAST_ROOM);
    let state = 0;
    let count = 0;
    const startOf = (bytesBack) => starts[(count - bytesBack) & (starts.length - 1)] ?? 0;
    const grow = () => {
        const larger = new Float64Array(2 * starts.length);
        for (let back = 1; back <= starts.length; back++)
            larger[(count - back) & (larger.length - 1)] = startOf(back);
        starts = larger;
    };
    return {
        push: (byte, start, end) => {
            if (state === 0 && automaton.first[byte] === 0)
                return; // most bytes
            state = automaton.next(state, byte);
            if (state === 0)
                return;
            if (automaton.depth(state) > starts.length)
                grow();
            starts[count & (starts.length - 1)] = start;
            count = (count + 1) % ROUND;
            const longest = automaton.longest(state);
            if (longest !== 0)
                found(startOf(longest), end);
        },
        reset: () => {
            state = 0;
        },
        since: () => (state === 0 ? Number.POSITIVE_INFINITY : startOf(automaton.depth(state))),
    };
};

;// CONCATENATED MODULE: ./lib/process/redaction/percentReader.js


const PERCENT = 0x25;
const PLUS = 0x2b;
const SPACE = 0x20;
/**
 * Undoes the percent encoding of URLs, whatever part of the text is encoded, in either case.
 * @param plus what `+` stands for: itself, or a space as in forms
 */
const percentReader = (plus, behind) => {
    const held = heldBytes(3, behind);
    const plusByte = plus === 'space' ? SPACE : PLUS;
    let value = 0;
    let from = 0;
    const pass = (byte, start, end) => {
        if (byte !== PERCENT) {
            behind.push(byte === PLUS ? plusByte : byte, start, end);
            return;
        }
        from = start;
        value = 0;
        held.add(byte, start, end);
    };
    return {
        push: (byte, start, end) => {
            if (held.size() === 0) {
                pass(byte, start, end);
                return;
            }
            const digit = hexDigit(byte);
            if (digit < 0) {
                held.release();
                pass(byte, start, end);
                return;
            }
            value = value * 16 + digit;
            held.add(byte, start, end);
            if (held.size() < 3)
                return;
            held.drop();
            behind.push(value, from, end);
        },
        reset: () => {
            held.release();
            behind.reset();
        },
        since: () => Math.min(behind.since(), held.since()),
    };
};

;// CONCATENATED MODULE: ./lib/process/redaction/reader.js
/** Hands everything to several readers. */
const fanOut = (readers) => {
    const [only] = readers;
    if (readers.length === 1 && only !== undefined)
        return only;
    return {
        push: (byte, start, end) => {
            for (const reader of readers)
                reader.push(byte, start, end);
        },
        reset: () => {
            for (const reader of readers)
                reader.reset();
        },
        since: () => readers.reduce((first, reader) => Math.min(first, reader.since()), Number.POSITIVE_INFINITY),
    };
};

;// CONCATENATED MODULE: ./lib/process/redaction/secretFinder.js










/**
 * All the ways in which the output is read. What is often encoded once more is read twice over: base64 in a URL or in JSON, JSON in
 * JSON or in base64, percent encoding of itself. Each encoding is also undone alone: a stray `%` or backslash before a text must not
 * change how that is read.
 */
const readers = (search, { blank, escaped }) => {
    const base64 = (behind) => BASE64_LEADS.map((lead) => base64Reader(lead, behind()));
    const json = () => (escaped ? fanOut([search(), escapeReader(search())]) : search());
    return [
        percentReader('plus', fanOut([search(), percentReader('plus', search()), ...base64(search)])),
        ...(blank ? [percentReader('space', search())] : []),
        escapeReader(fanOut([search(), escapeReader(search()), ...base64(search)])),
        entityReader(search()),
        ...base64(json),
        ...HEX_LEADS.map((lead) => hexReader(lead, search())),
        decimalReader(search()),
    ];
};
const secretSearch = (secrets) => {
    const needles = needlesOf(secrets);
    const plain = needleAutomaton(needles.plain);
    const encoded = needleAutomaton(needles.encoded);
    const marker = needleAutomaton([Buffer.from(MARKER)]);
    const traits = {
        blank: secrets.some(({ value }) => value.includes(' ')),
        escaped: secrets.some(({ value }) => /[^A-Za-z0-9_.~-]/.test(value)),
    };
    const search = (found) => {
        if (needles.plain.length === 0)
            return [];
        const encodings = needles.encoded.length === 0 ? [] : readers(() => needleReader(encoded, found), traits);
        return [needleReader(plain, found), ...encodings];
    };
    return {
        empty: needles.plain.length === 0,
        finder: (found) => finderOf(fanOut([needleReader(marker, found), ...search(found)])),
        links: () => plain.links() + encoded.links() + marker.links(),
    };
};
const finderOf = (reader) => {
    let read = 0;
    return {
        push: (bytes) => {
            for (const byte of bytes)
                reader.push(byte, read, ++read);
        },
        end: () => reader.reset(),
        settled: () => Math.min(read, reader.since()),
    };
};

;// CONCATENATED MODULE: ./lib/process/redaction/redactor.js





/** Undefined: nothing had to be hidden. */
const whole = (hides, content) => {
    const redacted = Buffer.concat([hides.write(content), hides.end()]);
    return redacted.equals(content) ? undefined : redacted;
};
const redactor = (secrets) => {
    const search = secretSearch(secrets);
    const textHiding = () => hiding(search, [assignmentWatch(), bearerWatch()]);
    const holdsValue = (part) => {
        let found = false;
        const finder = search.finder(() => {
            found = true;
        });
        finder.push(Buffer.from(part, 'utf8'));
        finder.end();
        return found;
    };
    return {
        text: (value) => whole(textHiding(), Buffer.from(value, 'utf8'))?.toString('utf8') ?? value,
        bytes: (content) => (search.empty ? content : (whole(hiding(search, []), content) ?? content)),
        reveals: (value) => !search.empty && value.split(MARKER).some(holdsValue),
        stream: () => {
            const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
            const hides = textHiding();
            return {
                write: (chunk) => hides.write(Buffer.from(decoder.decode(chunk, { stream: true }), 'utf8')),
                end: () => Buffer.concat([hides.write(Buffer.from(decoder.decode(), 'utf8')), hides.end()]),
            };
        },
    };
};


/***/ }),

/***/ 2264:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ openSandbox)
});

// UNUSED EXPORTS: openSandboxOn

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./lib/process/sandbox/systemTools.js

const FOLDERS = ['/usr/bin', '/bin', '/usr/sbin', '/sbin', '/usr/local/bin'];
const find = (name) => FOLDERS.map((folder) => `${folder}/${name}`).find((file) => {
    try {
        (0,external_node_fs_.accessSync)(file, external_node_fs_.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
});
const systemTools = () => ({
    bwrap: find('bwrap'),
    unshare: find('unshare'),
    setpriv: find('setpriv'),
    prlimit: find('prlimit'),
    mount: find('mount'),
    umount: find('umount'),
    pivotRoot: find('pivot_root'),
    setsid: find('setsid'),
    sudo: find('sudo'),
    ip: find('ip'),
});

;// CONCATENATED MODULE: ./lib/process/sandbox/machine.js

const thisMachine = () => ({ tools: systemTools(), root: process.getuid?.() === 0, node: process.execPath });

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/process/removeTree.js
var removeTree = __webpack_require__(7593);
// EXTERNAL MODULE: ./lib/process/systemError.js
var systemError = __webpack_require__(2404);
;// CONCATENATED MODULE: ./lib/process/sandbox/launch.js
/** Away with root's rights, all of them and for ever. */
const droppedRights = (setpriv, uid, gid) => [
    setpriv,
    ...['--reuid', String(uid), '--regid', String(gid), '--clear-groups'],
    ...['--no-new-privs', '--bounding-set', '-all', '--inh-caps', '-all', '--ambient-caps', '-all', '--'],
];

;// CONCATENATED MODULE: ./lib/process/sandbox/mounts.js
/** Is it in a folder that is shown as it is on the host? Nothing can or need be made there. */
const isShown = (mounts, place) => mounts.some((mount) => mount.kind === 'bind' && mount.type === 'folder' && place.startsWith(`${mount.to}/`));
/** The folders around all places that have to be made first, outer before inner. */
const foldersAround = (mounts) => {
    const places = new Set();
    const shown = new Set(mounts.flatMap((mount) => (mount.kind === 'bind' && mount.type === 'folder' ? [mount.to] : [])));
    for (const mount of mounts) {
        const names = (mount.kind === 'bind' ? mount.to : mount.at).split('/').slice(1, -1);
        for (const [at] of names.entries())
            places.add(`/${names.slice(0, at + 1).join('/')}`);
    }
    return [...places].filter((place) => !shown.has(place) && !isShown(mounts, place)).sort();
};
/** Where the sandbox's own things lie inside: under a name that no machine has, for all of a machine may have to be hidden. */
const INSIDE = { home: '/sandbox/home', temporary: '/tmp', proxy: '/sandbox/proxy', node: '/sandbox/node' };

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./lib/process/sandbox/wrapperScript.js

/** Shells and bubblewrap put these into the environment by themselves; the process does not get them. */
const SHELL_NAMES = ['PWD', 'OLDPWD', 'SHLVL', '_'];
/** File descriptor on which a wrapper tells how things went. */
const STATUS_FD = 3;
/**
 * Shell text around the one process of a namespace: `$1` is its program, the rest the command that starts it. Tells on file descriptor
 * 3 that it begins, then how it ended and whether others are still there (a namespace ends with the wrapper, and they with it).
 * The shell's own messages go there too: `Killed` is how a shell says that a signal, and not an exit code above 128, was the end.
 */
const wrapperScript = (names) => `
trap : HUP INT QUIT TERM
[ -f "$1" ] && [ -x "$1" ] || { echo absent >&3; exit 127; }
shift
unset ${SHELL_NAMES.filter((name) => !names.includes(name)).join(' ')}
echo begun >&3
exec 4>&2 2>&3
(exec "$@" 2>&4 3>&- 4>&-)
code=$?
others=0
for stat in /proc/[0-9]*/stat; do
  { read -r line <"$stat"; } 2>/dev/null || continue
  state=\${line##*) }
  case "\${line%% *} $state" in "1 "*|"$$ "*|*" Z "*) ;; *) others=1; break ;; esac
done
echo "end $code $others" >&3
exit $code
`;
const signalName = (number) => Object.entries(external_node_os_.constants.signals).find(([, value]) => value === number)?.[0] ?? `signal ${number}`;
/** A code above 128 is a signal: what is known of a process whose own end nobody saw. */
const endOfCode = (code) => code > 128 ? { kind: 'signalled', signal: signalName(code - 128) } : { kind: 'exited', code };
/**
 * Reads what a wrapper told, and bubblewrap about it. Shells say nothing about a death of SIGINT or SIGPIPE (some, of SIGTERM): those
 * count as exit codes.
 */
const wrapperStatus = (text, bwrapInfo = '') => {
    const init = /^init ([0-9]+)$/m.exec(text)?.[1] ?? /"child-pid":\s*([0-9]+)/.exec(bwrapInfo)?.[1];
    const lines = text.split('\n');
    const [, code, others] = /^end ([0-9]+) ([01])$/m.exec(text) ?? [];
    const begun = lines.indexOf('begun');
    const ending = lines.findLastIndex((line) => line.startsWith('end '));
    const said = begun >= 0 && ending > begun + 1;
    const how = code === undefined ? undefined : said ? endOfCode(Number(code)) : { kind: 'exited', code: Number(code) };
    return {
        init: init === undefined ? undefined : Number(init),
        absent: lines.includes('absent'),
        begun: begun >= 0,
        end: how && { ...how, others: others === '1' },
    };
};

;// CONCATENATED MODULE: ./lib/process/sandbox/bwrapLauncher.js



const mountArguments = (mount) => mount.kind === 'link'
    ? ['--symlink', mount.target, mount.at]
    : [mount.access === 'read-only' ? '--ro-bind' : '--bind', mount.from, mount.to];
/**
 * As root no user namespace is made: files keep the owners that they have. The wrapper needs three rights to become somebody else and
 * one to look for the program in a folder that already belongs to that one; the process itself gets none.
 */
const rootArguments = [
    ...['--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try', '--cap-drop', 'ALL'],
    ...['CAP_SETUID', 'CAP_SETGID', 'CAP_SETPCAP', 'CAP_DAC_OVERRIDE'].flatMap((right) => ['--cap-add', right]),
];
const userArguments = ['--unshare-user', '--unshare-pid', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try', '--cap-drop', 'ALL'];
const bytesOf = (args) => new TextEncoder().encode(args.map((arg) => `${arg}\0`).join(''));
/** Bubblewrap, as root or as a user who may make user namespaces. `base` lies in the folder of the run. */
const bwrapLauncher = ({ bwrap, setpriv }, { mounts, sharedMemory }, shareNetwork, { uid, gid, foreign }, base) => {
    if (bwrap === undefined || (foreign && setpriv === undefined))
        return undefined;
    const drop = foreign && setpriv !== undefined ? droppedRights(setpriv, uid, gid) : [];
    return ({ program, command, cwd, env }) => {
        const hidden = [
            ...(foreign ? rootArguments : userArguments),
            ...(shareNetwork ? [] : ['--unshare-net']),
            ...['--die-with-parent', '--new-session', '--hostname', 'sandbox', '--clearenv'],
            // those that bubblewrap makes by itself nobody else may enter
            ...foldersAround(mounts).flatMap((folder) => ['--perms', '0755', '--dir', folder]),
            ...mounts.flatMap(mountArguments),
            ...['--proc', '/proc', '--dev', '/dev', '--bind', sharedMemory, '/dev/shm', '--remount-ro', '/dev', '--remount-ro', '/'],
            ...['--chdir', cwd],
            ...Object.entries(env).flatMap(([name, value]) => ['--setenv', name, value]),
        ];
        return {
            file: bwrap,
            args: [
                ...['--args', '4', '--info-fd', '5', '--'],
                // The name of the wrapper says whose sandbox it is: one whose parent was killed at its very start, before it could ask to die
                // with it, is found and ended by the next start.
                ...['/bin/sh', '-c', wrapperScript(Object.keys(env)), base, program, ...drop, ...command],
            ],
            env: {},
            hiddenArguments: bytesOf(hidden),
            tellsInit: true,
        };
    };
};

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
;// CONCATENATED MODULE: ./lib/process/sandbox/allowedHosts.js

const DEFAULT_PORT = 443;
/** `name`, `name:port`, `[address]` or `[address]:port`. Undefined for anything else. */
const parseTarget = (text, defaultPort) => {
    const [, bracketed, plain, port] = /^(?:\[([0-9A-Fa-f:.]+)\]|([A-Za-z0-9._-]{1,253}))(?::([0-9]{1,5}))?$/.exec(text) ?? [];
    const host = bracketed ?? plain;
    const number = port === undefined ? defaultPort : Number(port);
    if (host === undefined || number === undefined || number < 1 || number > 65_535)
        return undefined;
    return bracketed !== undefined && (0,external_node_net_.isIP)(bracketed) !== 6 ? undefined : { host: host.toLowerCase(), port: number };
};
const PRIVATE = [
    ['0.0.0.0', 8, 'ipv4'],
    ['10.0.0.0', 8, 'ipv4'],
    ['100.64.0.0', 10, 'ipv4'],
    ['127.0.0.0', 8, 'ipv4'],
    ['169.254.0.0', 16, 'ipv4'],
    ['172.16.0.0', 12, 'ipv4'],
    ['192.0.0.0', 24, 'ipv4'],
    ['192.168.0.0', 16, 'ipv4'],
    ['198.18.0.0', 15, 'ipv4'],
    ['224.0.0.0', 3, 'ipv4'],
    ['::', 127, 'ipv6'],
    ['fc00::', 7, 'ipv6'],
    ['fe80::', 10, 'ipv6'],
    ['ff00::', 8, 'ipv6'],
];
const notPublic = new external_node_net_.BlockList();
for (const [address, prefix, family] of PRIVATE)
    notPublic.addSubnet(address, prefix, family);
/** An address of the whole internet, not of this machine or of a network around it. */
const isPublicAddress = (address) => {
    const family = (0,external_node_net_.isIP)(address);
    return family !== 0 && !notPublic.check(address, family === 6 ? 'ipv6' : 'ipv4');
};
/** `listed`: `name` (port 443) or `name:port`. Exactly these, without regard to case; no subdomains. What cannot be read allows nothing. */
const allowedHosts = (listed) => {
    const targets = listed.map((text) => parseTarget(text, DEFAULT_PORT)).filter((target) => target !== undefined);
    return {
        allows: ({ host, port }) => targets.some((target) => target.host === host && target.port === port),
        reachable: ({ host }, addresses) => ((0,external_node_net_.isIP)(host) !== 0 || host === 'localhost' ? addresses : addresses.filter(isPublicAddress)),
    };
};

;// CONCATENATED MODULE: ./lib/process/sandbox/relayProgram.js
/** Where programs inside find the proxy. Their network is their own: the port is always free. */
const PROXY_PORT = 3128;
/**
 * A program for Node that runs inside, between a network of its own and the proxy's socket: programs can call a proxy by TCP only.
 * Arguments: the socket, then the command. It starts the command once it listens, and ends as that ended.
 */
const relayProgram = `
const net = require('node:net');
const { spawn } = require('node:child_process');
const [socket, file, ...args] = process.argv.slice(1);
for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(name, () => {});
const server = net.createServer({ allowHalfOpen: true }, (client) => {
  const proxy = net.connect({ path: socket, allowHalfOpen: true });
  for (const [from, to] of [[client, proxy], [proxy, client]]) {
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroyed || to.end());
    from.pipe(to);
  }
});
server.listen(${PROXY_PORT}, '127.0.0.1', () => {
  const child = spawn(file, args, { stdio: 'inherit' });
  child.on('error', (error) => { process.stderr.write(error.message + '\\n'); process.exit(127); });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
    setTimeout(() => process.exit(1), 1000);
  });
});
`;

;// CONCATENATED MODULE: ./lib/process/sandbox/environment.js



const SEARCH_PATH = ['/usr/local/bin', '/usr/bin', '/bin'];
const OWN_NAMES = ['localhost', '127.0.0.1', '::1'];
const PROXY = `http://127.0.0.1:${PROXY_PORT}`;
/** A server on this machine is called through the proxy as well when it is among the hosts; otherwise these names mean the sandbox itself. */
const proxyVariables = (hosts) => {
    const listed = hosts.map((text) => parseTarget(text, 443)?.host ?? text);
    const direct = OWN_NAMES.filter((name) => !listed.includes(name)).join(',');
    return {
        HTTP_PROXY: PROXY,
        HTTPS_PROXY: PROXY,
        NODE_USE_ENV_PROXY: '1', // Node 24 looks at the others only then
        NO_PROXY: direct,
        http_proxy: PROXY,
        https_proxy: PROXY,
        no_proxy: direct,
    };
};
/** All that a process finds in its environment besides what its order adds. The folder of Node comes first where it is none of the system's. */
const environmentOf = (place) => {
    const nodeFolder = external_node_path_.dirname(place.node);
    return {
        PATH: [...(SEARCH_PATH.includes(nodeFolder) ? [] : [nodeFolder]), ...SEARCH_PATH].join(':'),
        HOME: place.home,
        TMPDIR: place.temporary,
        LANG: 'C.UTF-8',
        TZ: 'UTC',
        ...(place.hosts && proxyVariables(place.hosts)),
    };
};

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/process/sandbox/identity.js



/** No system gives these numbers to anybody; one of its own for each sandbox makes its limit of processes its own as well. */
const FIRST = 0x6d_00_00_00;
const COUNT = 0x01_00_00_00;
const ourselves = () => ({ uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0, foreign: false });
/** For root a user whom nobody has heard of, else ourselves. */
const sandboxIdentity = () => {
    if (process.getuid?.() !== 0)
        return ourselves();
    const number = FIRST + (0,external_node_crypto_.randomInt)(COUNT);
    return { uid: number, gid: number, foreign: true };
};
/** Gives a folder with all that is in it to somebody else. Follows no link. Only while nobody works in it. */
const giveTo = ({ uid, gid }, folder) => {
    if (!(0,external_node_fs_.lstatSync)(folder).isDirectory())
        return;
    for (const entry of (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true })) {
        const place = external_node_path_.join(folder, entry.name);
        if (entry.isDirectory())
            giveTo({ uid, gid }, place);
        else
            (0,external_node_fs_.lchownSync)(place, uid, gid);
    }
    (0,external_node_fs_.chownSync)(folder, uid, gid);
};

;// CONCATENATED MODULE: ./lib/process/sandbox/systemView.js



/** The parts of a system that programs run from. */
const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32', '/opt', '/nix/store', '/gnu/store'];
/** Of /etc only what libraries and tools look up; accounts, host names and services of the machine stay out. */
const ETC = [
    'alternatives',
    'ca-certificates',
    'ca-certificates.conf',
    'crypto-policies',
    'fonts',
    'gai.conf',
    'host.conf',
    'ld.so.cache',
    'ld.so.conf',
    'ld.so.conf.d',
    'localtime',
    'mime.types',
    'os-release',
    'pki',
    'protocols',
    'services',
    'ssl',
    'terminfo',
];
const lookup = (look) => {
    try {
        return look();
    }
    catch {
        return undefined;
    }
};
const bind = (from, to) => {
    const real = lookup(() => (0,external_node_fs_.realpathSync)(from));
    const stat = real === undefined ? undefined : lookup(() => (0,external_node_fs_.statSync)(real));
    if (real === undefined || stat === undefined || !(stat.isDirectory() || stat.isFile()))
        return undefined;
    return { kind: 'bind', from: real, to, type: stat.isDirectory() ? 'folder' : 'file', access: 'read-only' };
};
/** As it is on the host: a link to `usr/bin` stays one. */
const systemMount = (place) => lookup(() => (0,external_node_fs_.lstatSync)(place))?.isSymbolicLink() ? { kind: 'link', target: (0,external_node_fs_.readlinkSync)(place), at: place } : bind(place, place);
const within = (place, folder) => place === folder || place.startsWith(`${folder}/`);
/**
 * Node from a folder of its own (a user's version manager, a tool cache): the binary, and the packages installed beside it with their
 * commands. Never the whole folder around it, which may be somebody's home.
 */
const nodeElsewhere = (binary) => {
    const bin = external_node_path_.dirname(binary);
    const commands = (lookup(() => (0,external_node_fs_.readdirSync)(bin)) ?? []).flatMap((name) => {
        const target = lookup(() => (0,external_node_fs_.readlinkSync)(external_node_path_.join(bin, name)));
        return target?.startsWith('../lib/node_modules/') ? [{ kind: 'link', target, at: `${INSIDE.node}/bin/${name}` }] : [];
    });
    return [
        bind(binary, `${INSIDE.node}/bin/node`),
        bind(external_node_path_.join(bin, '../lib/node_modules'), `${INSIDE.node}/lib/node_modules`),
        ...commands,
    ];
};
/** What every process sees: programs and libraries, a few settings, Node. All of it read-only. */
const systemView = (nodeBinary, { network, hidden }) => {
    const system = SYSTEM.map(systemMount).filter((mount) => mount !== undefined);
    const binary = (0,external_node_fs_.realpathSync)(nodeBinary);
    const there = system.some((mount) => mount.kind === 'bind' && within(binary, mount.from)) && !hidden.some((place) => within(binary, place));
    const etc = [...ETC, ...(network.kind === 'open' ? ['resolv.conf'] : [])].map((name) => bind(`/etc/${name}`, `/etc/${name}`));
    return {
        mounts: [...system, ...etc, ...(there ? [] : nodeElsewhere(binary))].filter((mount) => mount !== undefined),
        node: there ? binary : `${INSIDE.node}/bin/node`,
    };
};
/** What must not be seen but lies in something that is: covered by something empty. */
const covers = (mounts, hidden, empty) => hidden.flatMap((place) => {
    const real = lookup(() => (0,external_node_fs_.realpathSync)(place));
    if (real === undefined)
        return [];
    const type = lookup(() => (0,external_node_fs_.statSync)(real))?.isDirectory() ? 'folder' : 'file';
    return mounts.flatMap((mount) => mount.kind === 'bind' && within(real, mount.from)
        ? [{ kind: 'bind', from: empty[type], to: external_node_path_.join(mount.to, external_node_path_.relative(mount.from, real)), type, access: 'read-only' }]
        : []);
});

;// CONCATENATED MODULE: ./lib/process/sandbox/layout.js




const folder = (from, to, access) => ({
    kind: 'bind',
    from,
    to,
    type: 'folder',
    access,
});
/** Places of the system and of the sandbox itself. */
const TAKEN = /^\/(?:$|(?:bin|dev|etc|gnu|lib[^/]*|nix|opt|proc|sandbox|sbin|sys|tmp|usr)(?:\/|$))/;
const shown = ({ host, inside, access }) => {
    const place = external_node_path_.posix.normalize(inside);
    if (!place.startsWith('/') || TAKEN.test(place))
        throw new Error(`${inside} is no place for a folder inside a sandbox; use one like /workspace`);
    if (!(0,external_node_fs_.existsSync)(host))
        throw new Error(`${host} is to be shown inside a sandbox, but is not there`);
    return folder((0,external_node_fs_.realpathSync)(host), place, access);
};
/** Throws when a folder that is to be shown does not exist, or is to appear where the system lies. */
const sandboxLayout = (request, own, nodeBinary) => {
    const system = systemView(nodeBinary, request);
    return {
        mounts: [
            ...system.mounts,
            ...covers(system.mounts, request.hidden, { folder: own.emptyFolder, file: own.emptyFile }),
            ...Object.entries(own.etc).map(([name, from]) => ({ kind: 'bind', from, to: `/etc/${name}`, type: 'file', access: 'read-only' })),
            folder(own.home, INSIDE.home, 'read-write'),
            folder(own.temporary, INSIDE.temporary, 'read-write'),
            ...(request.network.kind === 'proxied' ? [folder(own.proxy, INSIDE.proxy, 'read-only')] : []),
            ...request.folders.map(shown),
        ],
        node: system.node,
        sharedMemory: own.sharedMemory,
    };
};
/** A host path as the process sees it. The innermost folder counts when one lies in another. Throws when it is in none. */
const insidePath = (request, hostPath) => {
    const found = request.folders
        .flatMap(({ host, inside }) => {
        const relative = external_node_path_.relative(host, hostPath);
        return relative === '..' || relative.startsWith('../') || external_node_path_.isAbsolute(relative) ? [] : [{ relative, inside }];
    })
        .sort((a, b) => a.relative.length - b.relative.length)[0];
    if (found === undefined)
        throw new Error(`${hostPath} lies in none of the folders that the sandbox shows`);
    return external_node_path_.posix.join(found.inside, found.relative);
};

;// CONCATENATED MODULE: ./lib/process/sandbox/limitedCommand.js

const HARD_LIMITS = { processes: 'Max processes', fileBytes: 'Max file size', memoryBytes: 'Max data size' };
/** What we are limited to ourselves: nobody can be given more. */
const hardLimit = (name) => {
    try {
        const line = (0,external_node_fs_.readFileSync)('/proc/self/limits', 'latin1')
            .split('\n')
            .find((candidate) => candidate.startsWith(name));
        const value = Number(line?.slice(name.length).trim().split(/\s+/)[1]);
        return Number.isSafeInteger(value) ? value : Number.POSITIVE_INFINITY;
    }
    catch {
        return Number.POSITIVE_INFINITY;
    }
};
/**
 * The command under limits of the system, put on by `prlimit` just before it starts. Only data is limited, not address space: Node
 * reserves gigabytes of that at its start, and uses about 50 MB of data.
 */
const limitedCommand = (prlimit, limits, command) => {
    if (prlimit === undefined)
        return command;
    const limit = (name) => Math.min(limits[name], hardLimit(HARD_LIMITS[name]));
    return [
        ...[prlimit, `--nproc=${limit('processes')}`, `--fsize=${limit('fileBytes')}`, `--data=${limit('memoryBytes')}`, '--core=0', '--'],
        ...command,
    ];
};

;// CONCATENATED MODULE: ./lib/process/sandbox/privateFolders.js



/** The machine's users, its name and its neighbours are nobody's business inside. */
const etcTexts = ({ uid, gid }) => ({
    passwd: [
        'root:x:0:0:root:/nonexistent:/bin/false',
        `agent:x:${uid}:${gid}:agent:${INSIDE.home}:/bin/sh`,
        'nobody:x:65534:65534:nobody:/nonexistent:/bin/false',
    ]
        .map((line) => `${line}\n`)
        .join(''),
    group: `root:x:0:\nagent:x:${gid}:\nnogroup:x:65534:\n`,
    hosts: '127.0.0.1 localhost sandbox\n::1 localhost\n',
    'nsswitch.conf': 'passwd: files\ngroup: files\nhosts: files dns\n',
});
const makePrivateFolders = (scratch, identity) => {
    const base = (0,external_node_fs_.mkdtempSync)(external_node_path_.join((0,external_node_fs_.realpathSync)(scratch), 'sandbox-'));
    const folder = (name, mode = 0o700) => {
        const made = external_node_path_.join(base, name);
        (0,external_node_fs_.mkdirSync)(made, { mode });
        return made;
    };
    const file = (place, text) => {
        (0,external_node_fs_.writeFileSync)(place, text, { mode: 0o644, flag: 'wx' });
        return place;
    };
    const etc = folder('etc', 0o755);
    return {
        base,
        home: folder('home'),
        temporary: folder('tmp'),
        sharedMemory: folder('shm'),
        proxy: folder('proxy', 0o755),
        root: folder('root'),
        emptyFolder: folder('empty', 0o755),
        emptyFile: file(external_node_path_.join(base, 'empty-file'), ''),
        etc: Object.fromEntries(Object.entries(etcTexts(identity)).map(([name, text]) => [name, file(external_node_path_.join(etc, name), text)])),
    };
};

// EXTERNAL MODULE: external "node:dns/promises"
var promises_ = __webpack_require__(1553);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
;// CONCATENATED MODULE: ./lib/process/sandbox/proxy.js







const CONNECTIONS = 64;
const CONNECT_MS = 10_000;
const HEADER_BYTES = 8_192;
/** What a socket's address has room for. */
const SOCKET_PATH_BYTES = 100;
const refuse = (client, status, text) => {
    client.end(`HTTP/1.1 ${status}\r\nContent-Type: text/plain; charset=utf-8\r\nConnection: close\r\n\r\n${text}\n`);
};
const addressesOf = async (target) => (0,external_node_net_.isIP)(target.host) !== 0 ? [target.host] : (await (0,promises_.lookup)(target.host, { all: true })).map(({ address }) => address);
/** Tries the addresses one after the other. They are called as they were judged: no name is looked up twice. */
const connectTo = async (addresses, port) => {
    let last = new Error('no address');
    for (const host of addresses) {
        try {
            return await new Promise((resolve, reject) => {
                const socket = (0,external_node_net_.connect)({ host, port });
                socket.setTimeout(CONNECT_MS, () => socket.destroy(new Error('no answer')));
                socket.once('error', reject);
                socket.once('connect', () => {
                    socket.setTimeout(0);
                    socket.off('error', reject);
                    resolve(socket);
                });
            });
        }
        catch (error) {
            last = error;
        }
    }
    throw last;
};
const tunnel = async (authority, client, head, allowed, open) => {
    const target = parseTarget(authority);
    if (target === undefined || !allowed.allows(target))
        return refuse(client, '403 Forbidden', `${target ? `${target.host}:${target.port}` : 'This address'} is not among the hosts that this run may call.`);
    try {
        const addresses = allowed.reachable(target, await addressesOf(target));
        if (addresses.length === 0)
            return refuse(client, '403 Forbidden', `${target.host} leads into a private network. It may be called only when it is listed by address.`);
        const server = await connectTo(addresses, target.port);
        open.add(server);
        server.once('close', () => {
            open.delete(server);
            client.destroy();
        });
        server.on('error', () => { });
        client.once('close', () => server.destroy());
        if (client.destroyed)
            return void server.destroy();
        client.write('HTTP/1.1 200 Connection established\r\n\r\n');
        server.write(head);
        client.pipe(server);
        server.pipe(client);
    }
    catch (error) {
        refuse(client, '502 Bad Gateway', `${target.host} cannot be reached: ${(0,systemError/* messageOf */.b)(error)}`);
    }
};
const listenAt = async (server, place) => {
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(place, resolve);
    });
};
/** A long path does not fit into a socket's address; through an open folder it does. The folder stays open as long as the socket. */
const listen = async (server, socketPath) => {
    const folder = (0,external_node_fs_.openSync)(external_node_path_.dirname(socketPath), external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_DIRECTORY);
    const long = Buffer.byteLength(socketPath) > SOCKET_PATH_BYTES;
    await listenAt(server, long ? external_node_path_.join(`/proc/self/fd/${folder}`, external_node_path_.basename(socketPath)) : socketPath);
    (0,external_node_fs_.chmodSync)(socketPath, 0o666); // its folder is private; inside, another user connects
    return () => (0,external_node_fs_.closeSync)(folder);
};
/** A proxy on a socket in the file system that opens connections to listed hosts, by CONNECT, and does nothing else. */
const openProxy = async (socketPath, hosts) => {
    const allowed = allowedHosts(hosts);
    const open = new Set();
    const server = (0,external_node_http_.createServer)({ maxHeaderSize: HEADER_BYTES, requestTimeout: CONNECT_MS }, (_, response) => {
        response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
        response.end('This proxy only opens connections (CONNECT) to the hosts that this run may call.\n');
    });
    server.maxConnections = CONNECTIONS;
    server.on('connection', (socket) => {
        open.add(socket);
        socket.on('error', () => { });
        socket.once('close', () => open.delete(socket));
    });
    server.on('connect', (request, client, head) => void tunnel(request.url ?? '', client, head, allowed, open));
    const release = await listen(server, socketPath);
    return {
        close: async () => {
            const closed = new Promise((resolve) => server.close(() => resolve()));
            for (const socket of open)
                socket.destroy();
            await closed;
            release();
        },
    };
};

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./lib/process/processGroup.js
var processGroup = __webpack_require__(6669);
// EXTERNAL MODULE: ./lib/process/processTable.js
var processTable = __webpack_require__(7318);
// EXTERNAL MODULE: ./lib/process/superviseProcess.js + 1 modules
var superviseProcess = __webpack_require__(1802);
;// CONCATENATED MODULE: ./lib/process/sandbox/heldOutput.js
/** More than any tool says that cannot set up a sandbox. */
const HELD_BYTES = 65_536;
const heldOutput = (sink, hasBegun) => {
    let held = [];
    let bytes = 0;
    const release = () => {
        for (const chunk of held ?? [])
            sink(chunk);
        held = undefined;
    };
    return {
        write: (chunk) => {
            if (held !== undefined) {
                held.push(chunk);
                bytes += chunk.length;
                if (bytes > HELD_BYTES || hasBegun())
                    release();
            }
            else
                sink(chunk);
        },
        release,
        text: () => new TextDecoder().decode(Buffer.concat(held ?? [])).trim(),
    };
};

;// CONCATENATED MODULE: ./lib/process/sandbox/processTree.js


const textOf = (file) => {
    try {
        return (0,external_node_fs_.readFileSync)(file, 'latin1');
    }
    catch {
        return '';
    }
};
const threadsOf = (pid) => {
    try {
        return (0,external_node_fs_.readdirSync)(`/proc/${pid}/task`);
    }
    catch {
        return []; // gone
    }
};
/** As the kernel lists them with each thread. Costs nothing for the rest of the system's processes. */
const listedChildren = (pid) => threadsOf(pid).flatMap((thread) => textOf(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number));
const allChildren = () => {
    const children = new Map();
    for (const pid of (0,processTable/* processIds */.Uj)()) {
        const parent = (0,processTable/* readStat */.BV)(pid)?.parent ?? 0;
        const known = children.get(parent);
        if (known)
            known.push(pid);
        else
            children.set(parent, [pid]);
    }
    return (pid) => children.get(pid) ?? [];
};
let listed;
/** Not every kernel is built to list children. */
const kernelLists = () => {
    listed ??= threadsOf(process.pid).some((thread) => (0,external_node_fs_.readdirSync)(`/proc/${process.pid}/task/${thread}`).includes('children'));
    return listed;
};
/** All that descends from the given processes right now, without themselves. */
const descendantsOf = (roots) => {
    const childrenOf = kernelLists() ? listedChildren : allChildren();
    const found = new Set(roots);
    const before = found.size;
    for (const pid of found)
        for (const child of childrenOf(pid))
            found.add(child); // grows while it is walked
    return [...found].slice(before);
};

;// CONCATENATED MODULE: ./lib/process/sandbox/runNamespace.js









const LOOK_MS = 2;
/** A namespace ends within milliseconds once its first process is killed. */
const END_LOOKS = 1_000;
/** For the tools to make a namespace and to name its first process. */
const INIT_LOOKS = 250;
const STATUS_CHARACTERS = 65_536;
const signal = (pid, name) => {
    try {
        process.kill(pid, name);
    }
    catch {
        // gone, or root's while we are not: whoever is root ends it (see `Launch.stdinText`)
    }
};
const runNamespace_textOf = (file) => {
    try {
        return (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch {
        return ''; // as if nothing had been said
    }
};
/** A few words that come over a pipe. */
const hearing = () => {
    let heard = '';
    return {
        take: (chunk) => {
            if (heard.length < STATUS_CHARACTERS)
                heard += new TextDecoder().decode(chunk);
        },
        text: () => heard,
    };
};
/** The first process of a namespace, as soon as it is known. With it all others end. */
const firstProcess = (status) => {
    let known;
    const look = () => {
        const pid = known?.pid ?? status().init;
        if (pid !== undefined)
            known ??= { pid, startTime: (0,processTable/* startTimeOf */.P2)(pid) };
        return pid;
    };
    return {
        look,
        /** In two milliseconds steps: every tool that could start it has told by then, or has failed. */
        wait: async (stillHoped) => {
            for (let round = 0; round < INIT_LOOKS && look() === undefined && stillHoped(); round++)
                await (0,external_node_timers_promises_.setTimeout)(LOOK_MS);
        },
        ended: async () => {
            look();
            for (let round = 0; known && round < END_LOOKS && (0,processTable/* isRunning */.W_)(known.pid, known.startTime); round++)
                await (0,external_node_timers_promises_.setTimeout)(LOOK_MS);
        },
    };
};
const reached = (ended, status, said, survivors, program) => {
    if (ended.kind === 'not_started')
        return { kind: 'not_started', reason: ended.reason, thrown: ended.thrown };
    if (ended.kind === 'timeout' || ended.kind === 'cancelled')
        return { kind: ended.kind, survivors };
    if (status.absent)
        return { kind: 'not_started', reason: `${program} is not there, or not to be executed`, thrown: false };
    if (!status.begun)
        return { kind: 'not_started', reason: `the sandbox could not be set up: ${said || ended.kind}`, thrown: false };
    if (status.end !== undefined) {
        const { others: _, ...end } = status.end;
        return { ...end, survivors };
    }
    // nobody saw its end: what started it was ended itself
    return ended.kind === 'exited' ? { ...endOfCode(ended.code), survivors } : { kind: 'signalled', signal: 'SIGKILL', survivors };
};
/**
 * Runs a command in namespaces of its own. SIGTERM goes to every process inside; SIGKILL to the first one, and the kernel ends the
 * rest. `expected`: how many processes there are inside when it has started nothing itself, without the first.
 */
const runNamespace = async (launcher, inner, order, expected) => {
    let launch;
    try {
        launch = launcher(inner);
    }
    catch (error) {
        return { kind: 'not_started', reason: `the sandbox could not be prepared: ${(0,systemError/* messageOf */.b)(error)}`, thrown: true };
    }
    const [told, toldInit] = [hearing(), hearing()];
    let killing = false;
    let killedOthers = false;
    let running = true;
    const status = () => wrapperStatus(launch.statusFile === undefined ? told.text() : runNamespace_textOf(launch.statusFile), toldInit.text());
    const first = firstProcess(status);
    const stderr = heldOutput(order.stderr, () => status().begun);
    const inside = () => {
        const pid = first.look();
        return pid === undefined ? [] : descendantsOf([pid]);
    };
    const killAll = async (leader, endStdin) => {
        if (killing)
            return;
        killing = true;
        // a namespace whose first process nobody waits for yet would go on without us
        await first.wait(() => running);
        const pid = first.look();
        killedOthers = inside().length > expected;
        if (pid !== undefined)
            signal(pid, 'SIGKILL');
        endStdin();
        if (running)
            (0,processGroup/* signalGroup */.i)(leader, 'SIGKILL');
    };
    const ended = await (0,superviseProcess/* superviseProcess */.k)({
        file: launch.file,
        args: launch.args,
        cwd: '/',
        env: launch.env,
        timeoutMs: order.timeoutMs,
        outputLimit: 0,
        ...(order.signal && { signal: order.signal }),
        ...(launch.stdinText === undefined ? { stdin: 'ignore' } : { stdin: 'open-pipe', stdinText: launch.stdinText }),
        sinks: { stdout: order.stdout, stderr: stderr.write },
        channels: [
            ...(launch.statusFile === undefined ? [{ take: told.take }] : []),
            ...(launch.hiddenArguments ? [{ give: launch.hiddenArguments }] : []),
            ...(launch.tellsInit ? [{ take: toldInit.take }] : []),
        ],
        onStarted: () => order.onStarted?.(),
        onAbort: 'terminate',
        send: (leader, name, endStdin) => {
            if (name === 'SIGTERM')
                for (const pid of inside())
                    signal(pid, name);
            else
                void killAll(leader, endStdin);
        },
        settle: async () => {
            running = false;
            await first.ended();
            return false;
        },
    });
    const last = status();
    if (last.begun)
        stderr.release();
    return reached(ended, last, stderr.text(), killedOthers || last.end?.others === true, inner.program);
};

;// CONCATENATED MODULE: ./lib/process/sandbox/startTrouble.js
/** What Linux takes for one argument or variable, and what it takes for all of them under the usual limit of the stack. */
const WORD_BYTES = 131_072;
const ALL_BYTES = 1_900_000;
/** Names that make a dynamic linker load foreign code, also into the tools that build the sandbox. */
const LINKER_NAME = /^(?:LD_|DYLD_)/;
const bytes = (text) => Buffer.byteLength(text) + 1;
/** Why such a command cannot even be tried; the same in every mode. */
const startTrouble = ({ command, cwd, env }) => {
    const variables = Object.entries(env);
    const words = [...command, cwd, ...variables.map(([name, value]) => `${name}=${value}`)];
    const odd = variables.find(([name]) => !/^[A-Za-z_][A-Za-z0-9_]*$/.test(name))?.[0];
    const linker = variables.find(([name]) => LINKER_NAME.test(name))?.[0];
    const reason = words.some((word) => word.includes('\0'))
        ? 'an argument or an environment value holds a NUL'
        : words.some((word) => bytes(word) > WORD_BYTES) || words.reduce((sum, word) => sum + bytes(word), 0) > ALL_BYTES
            ? 'arguments and environment are longer than the system takes'
            : odd !== undefined
                ? `${JSON.stringify(odd)} is no name for an environment variable`
                : linker !== undefined
                    ? `the environment variable ${linker} would load foreign code into whatever starts`
                    : undefined;
    return reason === undefined ? undefined : { kind: 'not_started', reason, thrown: true };
};

;// CONCATENATED MODULE: ./lib/process/sandbox/shellText.js
/** A word that no shell takes apart. */
const quoted = (word) => `'${word.replaceAll("'", `'\\''`)}'`;
/** A field of an fstab line. */
const fstabField = (text) => text.replace(/[\s\\#]/g, (character) => `\\${character.charCodeAt(0).toString(8).padStart(3, '0')}`);

;// CONCATENATED MODULE: ./lib/process/sandbox/unshareLauncher.js






const DEVICES = ['null', 'zero', 'full', 'random', 'urandom', 'tty'];
const DEVICE_LINKS = { fd: '/proc/self/fd', stdin: 'fd/0', stdout: 'fd/1', stderr: 'fd/2', ptmx: 'pts/ptmx' };
const bindLine = (root, mount) => `${fstabField(mount.from)} ${fstabField(root + mount.to)} none ${mount.access === 'read-only' ? 'rbind,ro,nosuid' : 'bind,nosuid,nodev'} 0 0`;
const assembly = (root, table, { mounts, sharedMemory }, tools, ip) => {
    const devices = DEVICES.filter((name) => (0,external_node_fs_.existsSync)(`/dev/${name}`));
    const binds = mounts.filter((mount) => mount.kind === 'bind');
    const inside = (place) => quoted(root + place);
    const places = (type) => binds.filter((mount) => mount.type === type && !isShown(mounts, mount.to)).map(({ to }) => to);
    const folders = ['/proc', '/dev', '/dev/pts', '/dev/shm', '/.old', ...foldersAround(mounts), ...places('folder')];
    const files = [...devices.map((name) => `/dev/${name}`), ...places('file')];
    const links = [
        ...mounts.flatMap((mount) => (mount.kind === 'link' ? [[mount.target, mount.at]] : [])),
        ...Object.entries(DEVICE_LINKS).map(([name, target]) => [target, `/dev/${name}`]),
    ];
    const fstab = [
        ...binds.map((mount) => bindLine(root, mount)),
        ...devices.map((name) => `/dev/${name} ${fstabField(`${root}/dev/${name}`)} none bind 0 0`),
        `${fstabField(sharedMemory)} ${fstabField(`${root}/dev/shm`)} none bind,nosuid,nodev 0 0`,
        `devpts ${fstabField(`${root}/dev/pts`)} devpts newinstance,ptmxmode=0666,mode=620,nosuid,noexec 0 0`,
        `proc ${fstabField(`${root}/proc`)} proc nosuid,nodev,noexec 0 0`,
    ];
    const script = `
umask 022
${tools.mount} -t tmpfs -o mode=755,nosuid,size=4m tmpfs ${quoted(root)}
/bin/mkdir -p ${folders.map(inside).join(' ')}
for file in ${files.map(inside).join(' ')}; do : >"$file"; done
${links.map(([target, at]) => `/bin/ln -s ${quoted(target)} ${inside(at)}`).join('\n')}
${tools.mount} -a -T ${quoted(table)}
echo sandbox >/proc/sys/kernel/hostname || :
${ip === undefined ? '' : `${ip} link set lo up || :`}
cd ${quoted(root)}
${tools.pivotRoot} . .old
${tools.umount} -l /.old
/bin/rmdir /.old
${tools.mount} -o remount,ro /
`;
    return { script, fstab: fstab.map((line) => `${line}\n`).join('') };
};
const NAMESPACES = ['--pid', '--mount', '--ipc', '--uts', '--cgroup', '--fork', '--kill-child'];
const unshareLauncher_exports = (env) => Object.entries(env)
    .map(([name, value]) => `export ${name}=${quoted(value)}`)
    .join('\n');
/**
 * `unshare` with a file system of our own, as root or by `sudo -n`. The first process inside is a shell that stays root and belongs to
 * nobody who runs there. All is told to a shell on its stdin: no list of processes shows an environment, and when we are gone, however
 * that came about, its stdin ends and it ends everything.
 */
const unshareLauncher = (found, layout, shareNetwork, { uid, gid }, own, asRoot) => {
    const { unshare, setpriv, mount, umount, pivotRoot, setsid, sudo, ip } = found;
    if (!unshare || !setpriv || !mount || !umount || !pivotRoot || !setsid || (asRoot === 'sudo' && !sudo))
        return undefined;
    const table = external_node_path_.join(own.base, 'fstab');
    const { script, fstab } = assembly(own.root, table, layout, { unshare, setpriv, mount, umount, pivotRoot, setsid }, ip);
    (0,external_node_fs_.writeFileSync)(table, fstab, { mode: 0o600 });
    let runs = 0;
    return ({ program, command, cwd, env }) => {
        runs += 1;
        const statusFile = external_node_path_.join(own.base, `status-${runs}`);
        (0,external_node_fs_.writeFileSync)(statusFile, '', { mode: 0o600, flag: 'wx' });
        const first = `set -e
exec 3>>${quoted(statusFile)}
read -r pid rest </proc/self/stat
echo "init $pid" >&3
${script}
cd ${quoted(cwd)}
set +e
${wrapperScript(Object.keys(env))}`;
        const words = [
            ...[unshare, ...NAMESPACES, ...(shareNetwork ? [] : ['--net']), '--', setsid, '/bin/sh', '-c', first, 'sh', program],
            ...droppedRights(setpriv, uid, gid),
            ...command,
        ];
        const stdinText = `{
exec 9<&0 </dev/null
${unshareLauncher_exports(env)}
(while read -r line <&9; do :; done; kill -KILL 0) >/dev/null 2>&1 &
watch=$!
${words.map(quoted).join(' ')} 9<&-
code=$?
kill -KILL "$watch"
exit "$code"
}
`;
        const shell = ['/usr/bin/env', '-i', '/bin/sh', '-s'];
        const [file = '', ...args] = asRoot === 'sudo' && sudo ? [sudo, '-n', '--', ...shell] : shell;
        return { file, args, env: {}, stdinText, statusFile };
    };
};

;// CONCATENATED MODULE: ./lib/process/sandbox/namespaceSandbox.js
















const SOCKET = 'socket';
const given = (request, access) => request.folders.filter((folder) => folder.access === access).map(({ host }) => host);
/** As another user: the folders belong to that one while it runs, and to us again afterwards, as far as it left them in a state for that. */
const lending = async (identity, folders, work) => {
    if (!identity.foreign)
        return work();
    try {
        for (const folder of folders)
            giveTo(identity, folder);
    }
    catch (error) {
        return { kind: 'not_started', reason: `a folder could not be prepared: ${(0,systemError/* messageOf */.b)(error)}`, thrown: true };
    }
    const end = await work();
    for (const folder of folders) {
        try {
            giveTo(ourselves(), folder);
        }
        catch {
            // nested deeper than a path can name: root may read and remove it all the same
        }
    }
    return end;
};
/** Everything but the choice of a make. Throws when a folder of the request is not there. */
const prepareNamespace = async (request, machine) => {
    const { tools, root, node: nodeBinary } = machine;
    const identity = sandboxIdentity();
    const own = makePrivateFolders(request.scratch, identity);
    const hosts = request.network.kind === 'proxied' ? request.network.hosts : undefined;
    const layout = sandboxLayout(request, own, nodeBinary);
    if (identity.foreign)
        for (const folder of [own.home, own.temporary, own.sharedMemory, ...given(request, 'read-only')])
            giveTo(identity, folder);
    const proxy = hosts && (await openProxy(external_node_path_.join(own.proxy, SOCKET), hosts));
    const shareNetwork = request.network.kind === 'open';
    const makes = [
        { name: 'bwrap', mode: 'bwrap', launcher: bwrapLauncher(tools, layout, shareNetwork, identity, own.base) },
        root
            ? { name: 'unshare', mode: 'unshare', launcher: unshareLauncher(tools, layout, shareNetwork, identity, own, 'ourselves') }
            : { name: 'sudo unshare', mode: 'unshare', launcher: unshareLauncher(tools, layout, shareNetwork, identity, own, 'sudo') },
    ];
    const environment = environmentOf({ node: layout.node, home: INSIDE.home, temporary: INSIDE.temporary, hosts });
    const relay = hosts ? [layout.node, '-e', relayProgram, `${INSIDE.proxy}/${SOCKET}`] : [];
    const processes = hosts ? 3 : 2;
    const run = async ({ launcher, mode }, order) => {
        const inner = {
            program: order.command[0] ?? '',
            command: [...relay, ...limitedCommand(tools.prlimit, request.limits, order.command)],
            cwd: order.cwd,
            env: { ...environment, ...order.env },
        };
        const trouble = startTrouble(inner);
        if (trouble !== undefined)
            return trouble;
        if (order.signal?.aborted)
            return { kind: 'cancelled', survivors: false };
        return lending(identity, given(request, 'read-write'), () => 
        // bubblewrap has a first process of its own before the wrapper
        runNamespace(launcher, inner, order, mode === 'bwrap' ? processes : processes - 1));
    };
    const close = async () => {
        await proxy?.close();
        await (0,removeTree/* removeTree */.d)(own.base);
    };
    return {
        candidates: makes.flatMap(({ launcher, ...make }) => (launcher ? [{ ...make, launcher }] : [])),
        node: layout.node,
        environment,
        run,
        sandbox: (candidate, probe) => ({
            mode: candidate.mode,
            network: request.network.kind,
            isolated: probe.every(({ holds }) => holds),
            probe,
            node: layout.node,
            inside: (hostPath) => insidePath(request, hostPath),
            environment,
            run: (order) => run(candidate, order),
            close,
        }),
        close,
    };
};
/** What is in the folders that a process is given on purpose, nobody can hide. */
const exposedByFolders = (request) => {
    const real = (place) => {
        try {
            return (0,external_node_fs_.realpathSync)(place);
        }
        catch {
            return external_node_path_.resolve(place);
        }
    };
    const exposed = request.hidden.filter((place) => request.folders.some(({ host }) => !external_node_path_.relative(real(host), real(place)).startsWith('..')));
    return {
        question: 'do the given folders hold anything that must be hidden',
        answer: exposed.length === 0 ? 'no' : `yes, ${exposed.length} of ${request.hidden.length} places`,
        holds: exposed.length === 0,
    };
};

;// CONCATENATED MODULE: ./lib/process/sandbox/containedLauncher.js

/**
 * No sandbox: the process sees and may do all that root may. But its processes are numbered for themselves, so that all of them end
 * with the first one, wherever they went, and none of them can name a process of ours. Only root can do this.
 */
const containedLauncher = ({ unshare, setpriv, mount, setsid }) => {
    if (!unshare || !setpriv || !mount || !setsid)
        return undefined;
    return ({ program, command, cwd, env }) => {
        const first = `
read -r pid rest </proc/self/stat
echo "init $pid" >&3
${mount} -t proc proc /proc || exit 126
cd "$1" || exit 126
shift
${wrapperScript(Object.keys(env))}`;
        return {
            file: setpriv,
            args: [
                ...['--pdeathsig', 'KILL', '--', unshare, '--pid', '--mount', '--fork', '--kill-child', '--', setsid],
                ...['/bin/sh', '-c', first, 'sh', cwd, program, ...command],
            ],
            env,
        };
    };
};

;// CONCATENATED MODULE: ./lib/process/sandbox/strays.js



const SAMPLE_MS = 100;
const ROUNDS = 60;
const BETWEEN_ROUNDS_MS = 25;
/**
 * Looks at the descendants of a process ten times a second, so that one that leaves its parent and its session is known before. Taken
 * for its own are only: a process that was seen as its descendant, descendants of those, members of their sessions, and whoever works
 * in one of the folders or carries its path. A process that leaves all of this between two looks is not found.
 */
const followStrays = (leader, folders) => {
    const seen = new Map([[leader, (0,processTable/* startTimeOf */.P2)(leader)]]);
    const sessions = new Set([leader]);
    const remember = (pid) => {
        const stat = (0,processTable/* readStat */.BV)(pid);
        if (stat === undefined)
            return;
        seen.set(pid, stat.startTime);
        // only a session that one of its own processes opened
        if (stat.session === pid)
            sessions.add(pid);
    };
    const alive = () => [...seen].filter(([pid, start]) => (0,processTable/* isRunning */.W_)(pid, start)).map(([pid]) => pid);
    const look = () => {
        for (const pid of descendantsOf(alive()))
            remember(pid);
    };
    const timer = setInterval(look, SAMPLE_MS);
    look();
    const left = () => {
        look();
        const inSessions = (0,processTable/* processIds */.Uj)().filter((pid) => {
            const stat = (0,processTable/* readStat */.BV)(pid);
            return stat !== undefined && sessions.has(stat.session) && !'ZX'.includes(stat.state);
        });
        for (const pid of [...inSessions, ...folders.flatMap(processTable/* processesWithin */.zt)])
            remember(pid);
        return alive().filter((pid) => pid !== leader && pid !== process.pid);
    };
    return {
        kill: async () => {
            clearInterval(timer);
            let found = left();
            const any = found.length > 0;
            for (let round = 0; found.length > 0 && round < ROUNDS; round++) {
                for (const pid of found) {
                    try {
                        process.kill(pid, 'SIGKILL');
                    }
                    catch {
                        // ended by itself: the next look tells
                    }
                }
                await (0,external_node_timers_promises_.setTimeout)(BETWEEN_ROUNDS_MS);
                found = left();
            }
            return any;
        },
    };
};

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./lib/process/sandbox/wakeGuard.js


const GUARD = 'while kill -CONT "$1"; do sleep 1; done';
const ignore = () => { };
let listening = false;
/** Node opens its debugger at this signal unless somebody listens. Never taken back: without a listener the signal would now end us. */
const refuseDebugger = () => {
    if (!listening)
        process.on('SIGUSR1', ignore);
    listening = true;
};
/**
 * Without a sandbox a process of our own user can stop us and so outlast every limit of time: somebody has to wake us. It can also ask
 * Node to open its debugger. Returns what ends the guarding.
 */
const guardOurselves = () => {
    refuseDebugger();
    const guard = (0,external_node_child_process_.spawn)('/bin/sh', ['-c', GUARD, 'sh', String(process.pid)], { detached: true, stdio: 'ignore', env: {}, cwd: '/' });
    guard.on('error', ignore);
    guard.unref();
    return () => {
        if (guard.pid !== undefined && guard.exitCode === null && guard.signalCode === null)
            (0,processGroup/* signalGroup */.i)(guard.pid, 'SIGKILL');
    };
};

;// CONCATENATED MODULE: ./lib/process/sandbox/runPlain.js




const isProgram = (file) => {
    try {
        (0,external_node_fs_.accessSync)(file, external_node_fs_.constants.X_OK);
        return (0,external_node_fs_.statSync)(file).isFile();
    }
    catch {
        return false;
    }
};
/** Runs a command with nothing around it but limits. `folders`: whoever works in one of them or carries its path belongs to it. */
const runPlain = async (inner, order, folders) => {
    // a program that puts on limits first would hide that there is none to start
    const limited = inner.command[0] !== inner.program;
    if (limited && !isProgram(inner.program)) {
        order.onStarted?.();
        return { kind: 'not_started', reason: `${inner.program} is not there, or not to be executed`, thrown: false };
    }
    const [file = '', ...args] = inner.command;
    let strays;
    const stopGuarding = guardOurselves();
    try {
        const ended = await (0,superviseProcess/* superviseProcess */.k)({
            file,
            args,
            cwd: inner.cwd,
            env: inner.env,
            timeoutMs: order.timeoutMs,
            outputLimit: 0,
            ...(order.signal && { signal: order.signal }),
            stdin: 'ignore',
            sinks: { stdout: order.stdout, stderr: order.stderr },
            onStarted: (pid) => {
                strays = followStrays(pid, folders);
                order.onStarted?.();
            },
            onAbort: 'terminate',
            settle: async () => (await strays?.kill()) ?? false,
        });
        switch (ended.kind) {
            case 'not_started':
                if (!ended.thrown)
                    order.onStarted?.();
                return ended;
            case 'exited':
                return { kind: 'exited', code: ended.code, survivors: ended.survivors };
            case 'signalled':
                return { kind: 'signalled', signal: ended.signal, survivors: ended.survivors };
            case 'cancelled':
            case 'timeout':
                return { kind: ended.kind, survivors: ended.survivors };
            case 'overflow':
                return { kind: 'signalled', signal: 'SIGKILL', survivors: ended.survivors };
        }
    }
    finally {
        stopGuarding();
    }
};

;// CONCATENATED MODULE: ./lib/process/sandbox/plainSandbox.js











const TRIAL_MS = 10_000;
/** The limit of processes counts all that a user has running, not only what is under the limit. */
const ourThreads = () => {
    const uid = process.getuid?.();
    const count = (pid) => {
        try {
            return (0,external_node_fs_.statSync)(`/proc/${pid}`).uid === uid ? (0,external_node_fs_.readdirSync)(`/proc/${pid}/task`).length : 0;
        }
        catch {
            return 0;
        }
    };
    return (0,processTable/* processIds */.Uj)().reduce((sum, pid) => sum + count(pid), 0);
};
const plainSandbox_ignore = () => { };
const works = async (launcher) => {
    const inner = { program: '/bin/sh', command: ['/bin/sh', '-c', ':'], cwd: '/', env: {} };
    const order = { ...inner, timeoutMs: TRIAL_MS, stdout: plainSandbox_ignore, stderr: plainSandbox_ignore };
    const end = await runNamespace(launcher, inner, order, 1);
    return end.kind === 'exited' && end.code === 0;
};
const trials = new Map();
/** Tried once for each set of tools. */
const containment = async ({ tools, root }) => {
    const launcher = root ? containedLauncher(tools) : undefined;
    if (launcher === undefined)
        return undefined;
    const key = JSON.stringify(tools);
    const trial = trials.get(key) ?? works(launcher);
    trials.set(key, trial);
    return (await trial) ? launcher : undefined;
};
const answers = (reason, request, contained, root) => [
    { question: 'is there a sandbox', answer: `no: ${reason}`, holds: false },
    {
        question: 'do all its processes end with it',
        answer: contained ? 'yes, wherever they went' : 'those that can be told to be its own',
        holds: contained,
    },
    { question: 'is it root', answer: root ? 'yes: the limit of processes does not bind it' : 'no', holds: !root },
    { question: 'network', answer: 'shared with the machine', holds: request.network.kind === 'open' },
];
/** No isolation: a clean environment, limits, and an end to everything that was started. */
const plainSandbox = async (request, machine, reason) => {
    const own = makePrivateFolders(request.scratch, ourselves());
    const launcher = await containment(machine);
    const environment = environmentOf({ node: machine.node, home: own.home, temporary: own.temporary, hosts: undefined });
    const folders = [own.base, ...request.folders.filter(({ access }) => access === 'read-write').map(({ host }) => host)];
    // what belongs to a run is told by the folders, which are the same for all: only one at a time
    let before = Promise.resolve();
    const alone = (work) => {
        const turn = before.then(work);
        before = turn.catch(plainSandbox_ignore);
        return turn;
    };
    const run = async (order) => {
        const limits = launcher ? request.limits : { ...request.limits, processes: request.limits.processes + ourThreads() };
        const inner = {
            program: order.command[0] ?? '',
            command: limitedCommand(machine.tools.prlimit, limits, order.command),
            cwd: order.cwd,
            env: { ...environment, ...order.env },
        };
        const trouble = startTrouble(inner);
        if (trouble !== undefined)
            return trouble;
        if (order.signal?.aborted)
            return { kind: 'cancelled', survivors: false };
        return launcher ? runNamespace(launcher, inner, order, 1) : alone(() => runPlain(inner, order, folders));
    };
    return {
        mode: 'none',
        network: 'open',
        isolated: false,
        probe: answers(reason, request, launcher !== undefined, machine.root),
        node: machine.node,
        inside: (hostPath) => hostPath,
        environment,
        run,
        close: async () => {
            await (0,removeTree/* removeTree */.d)(own.base);
        },
    };
};

;// CONCATENATED MODULE: ./lib/process/sandbox/probeProgram.js
/** A program for Node, run inside before anything else. Its argument is a question, its output the answers, both JSON. */
const probeProgram = `
const fs = require('node:fs');
const net = require('node:net');
const { spawnSync } = require('node:child_process');
const question = JSON.parse(process.argv[1]);
const answers = [];
const say = (question, answer, holds) => answers.push({ question, answer, holds });
const attempt = (action, otherwise) => { try { return action(); } catch (error) { return otherwise(error); } };
const list = (found) => found.length > 5 ? found.slice(0, 5).join(', ') + ' and ' + (found.length - 5) + ' more' : found.join(', ');

const pids = attempt(() => fs.readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name)), () => []);
const started = (pid) => attempt(() => { const text = fs.readFileSync('/proc/' + pid + '/stat', 'latin1'); return Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[19]); }, () => Infinity);
const older = pids.filter((pid) => started(pid) <= Number(question.toolStart));
say('which processes are visible', pids.length === 0 ? 'no /proc' : older.length > 0 ? older.length + ' of the machine' : 'only its own', pids.length > 0 && older.length === 0);

const strange = pids.filter((pid) => attempt(() => fs.readFileSync('/proc/' + pid + '/environ', 'utf8').split('\\0').some((entry) => entry !== '' && !question.names.includes(entry.split('=', 1)[0])), () => false));
say('is an environment readable that was not given', strange.length > 0 ? 'yes, of ' + strange.length + ' processes' : 'no', strange.length === 0);

const status = Object.fromEntries(attempt(() => fs.readFileSync('/proc/self/status', 'utf8'), () => '').split('\\n').map((line) => line.split(':\\t')));
const root = (status.Uid ?? '0').split('\\t').includes('0');
say('is it root', root ? 'yes' : 'no', !root);
const rights = ['CapInh', 'CapPrm', 'CapEff', 'CapAmb'].filter((name) => !/^0+$/.test(status[name] ?? '1'));
say('has it special rights', rights.length > 0 ? 'yes: ' + list(rights) : 'no', rights.length === 0);
say('can it gain rights', status.NoNewPrivs === '1' ? 'no' : 'yes', status.NoNewPrivs === '1');
const sudo = ['/usr/bin/sudo', '/bin/sudo', '/usr/local/bin/sudo'].some((file) => spawnSync(file, ['-n', 'true'], { timeout: 5000 }).status === 0);
say('does sudo work', sudo ? 'yes' : 'no', !sudo);

const exists = (place) => attempt(() => fs.lstatSync(place) !== undefined, (error) => error.code !== 'ENOENT' && error.code !== 'ENOTDIR');
const sockets = ['/var/run/docker.sock', '/run/docker.sock', '/run/containerd/containerd.sock', '/run/podman/podman.sock', '/run/dbus/system_bus_socket'].filter(exists);
say('is there a socket of a service of the machine', sockets.length > 0 ? list(sockets) : 'no', sockets.length === 0);
const disks = attempt(() => fs.readdirSync('/dev'), () => []).filter((name) => attempt(() => fs.statSync('/dev/' + name).isBlockDevice(), () => false));
say('is there a disk', disks.length > 0 ? list(disks) : 'no', disks.length === 0);

const covered = (place) => attempt(() => { const stat = fs.statSync(place); return stat.isDirectory() ? fs.readdirSync(place).length === 0 : stat.size === 0; }, () => false);
const seen = question.hidden.filter((place) => exists(place) && !covered(place));
say('is anything there that must be hidden', seen.length > 0 ? seen.length + ' of ' + question.hidden.length + ' places' : 'none of ' + question.hidden.length + ' places', seen.length === 0);

const writes = (folder) => attempt(() => { const file = fs.mkdtempSync(folder + '/.probe-'); fs.rmdirSync(file); return true; }, () => false);
const wrong = ['', '/bin', '/dev', '/etc', '/home', '/lib', '/opt', '/proc', '/root', '/run', '/srv', '/sys', '/usr', '/usr/local', '/var', '/var/tmp', ...question.readOnly].filter(writes);
say('can it write where it must not', wrong.length > 0 ? list(wrong.map((place) => place || '/')) : 'no', wrong.length === 0);
const shut = question.writable.filter((folder) => !writes(folder));
say('can it write where it may', shut.length > 0 ? 'not in ' + list(shut) : 'yes', shut.length === 0);

const reach = (host, port, text) => new Promise((resolve) => {
  const socket = net.connect({ host, port });
  let heard = '';
  const end = (answer) => { socket.destroy(); resolve(answer); };
  socket.setTimeout(1500, () => end('no answer'));
  socket.on('error', (error) => end(error.code));
  socket.on('connect', () => text === undefined ? end('connected') : socket.write(text));
  socket.on('data', (chunk) => { heard += chunk; end(heard.split('\\r\\n', 1)[0]); });
});
const network = async () => {
  if (question.network === 'open') return say('network', 'shared with the machine, as asked for', true);
  const interfaces = attempt(() => fs.readFileSync('/proc/net/dev', 'latin1').split('\\n').slice(2).map((line) => line.split(':', 1)[0].trim()).filter(Boolean), () => ['unknown']);
  say('network interfaces', list(interfaces) || 'none', interfaces.every((name) => ['lo', 'tunl0', 'sit0', 'ip6tnl0', 'gre0', 'gretap0', 'erspan0', 'ip_vti0', 'ip6_vti0', 'ip6gre0'].includes(name)));
  const [machine, world] = await Promise.all([reach('127.0.0.1', question.listener), reach('1.1.1.1', 80)]);
  say('can it reach a port of this machine', machine === 'connected' ? 'yes' : 'no: ' + machine, machine !== 'connected');
  say('can it reach the internet', world === 'connected' ? 'yes' : 'no: ' + world, world !== 'connected');
  if (question.network !== 'proxied') return;
  const refused = await reach('127.0.0.1', question.proxyPort, 'CONNECT unlisted.invalid:443 HTTP/1.1\\r\\nHost: unlisted.invalid:443\\r\\n\\r\\n');
  say('does the proxy refuse a host that is not listed', refused, refused.startsWith('HTTP/1.1 403'));
};
network().then(() => process.stdout.write(JSON.stringify(answers)));
`;
const isAnswer = (value) => typeof value === 'object' &&
    value !== null &&
    'question' in value &&
    typeof value.question === 'string' &&
    'answer' in value &&
    typeof value.answer === 'string' &&
    'holds' in value &&
    typeof value.holds === 'boolean';
/** Undefined for what the probe cannot have said. */
const parseAnswers = (text) => {
    try {
        const value = JSON.parse(text);
        return Array.isArray(value) && value.length > 0 && value.every(isAnswer) ? value : undefined;
    }
    catch {
        return undefined;
    }
};

;// CONCATENATED MODULE: ./lib/process/sandbox/probe.js






const PROBE_MS = 20_000;
const OUTPUT_BYTES = 65_536;
/** A port of ours that an isolated process cannot reach. Whoever connects is let go at once. */
const withListener = async (work) => {
    const server = (0,external_node_net_.createServer)((socket) => socket.on('error', () => { }).destroy());
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(0, '127.0.0.1', resolve);
    });
    try {
        const address = server.address();
        return await work(typeof address === 'object' && address !== null ? address.port : 0);
    }
    finally {
        server.close();
    }
};
const folders = (request, access) => request.folders.filter((folder) => folder.access === access).map(({ inside }) => inside);
const collect = () => {
    let text = '';
    return {
        take: (chunk) => {
            if (text.length < OUTPUT_BYTES)
                text += new TextDecoder().decode(chunk);
        },
        text: () => text,
    };
};
const words = (end) => {
    switch (end.kind) {
        case 'not_started':
            return end.reason;
        case 'exited':
            return `Node ended inside with exit code ${end.code}`;
        case 'signalled':
            return `Node was ended inside by ${end.signal}`;
        case 'timeout':
            return `Node did not answer inside within ${PROBE_MS / 1000} seconds`;
        case 'cancelled':
            return 'cancelled';
    }
};
/** Asks inside, before anything else runs there, what a process can see, do and reach. */
const probeInside = async (request, inside, run) => withListener(async (listener) => {
    const question = {
        hidden: request.hidden,
        writable: [...folders(request, 'read-write'), INSIDE.home, INSIDE.temporary],
        readOnly: folders(request, 'read-only'),
        network: request.network.kind,
        listener,
        proxyPort: PROXY_PORT,
        toolStart: (0,processTable/* startTimeOf */.P2)(process.pid),
        names: [...Object.keys(inside.environment), ...SHELL_NAMES],
    };
    const [out, err] = [collect(), collect()];
    const end = await run({
        command: [inside.node, '-e', probeProgram, JSON.stringify(question)],
        cwd: INSIDE.temporary,
        env: {},
        timeoutMs: PROBE_MS,
        stdout: out.take,
        stderr: err.take,
    });
    const answers = end.kind === 'exited' && end.code === 0 ? parseAnswers(out.text()) : undefined;
    if (answers !== undefined)
        return { kind: 'answers', answers };
    return { kind: 'failed', reason: [words(end), err.text().trim().split('\n', 1)[0] ?? ''].filter(Boolean).join(': ') };
});

;// CONCATENATED MODULE: ./lib/process/sandbox/openSandbox.js




const lacking = (answers) => {
    const wrong = answers.filter(({ holds }) => !holds).map(({ question, answer }) => `${question}? ${answer}`);
    return wrong.length === 0 ? undefined : wrong.join('; ');
};
const tryOne = async (request, preparation, candidate) => {
    const result = await probeInside(request, preparation, (order) => preparation.run(candidate, order));
    if (result.kind === 'failed')
        return { name: candidate.name, answers: undefined, trouble: result.reason };
    return { name: candidate.name, answers: result.answers, trouble: lacking(result.answers) };
};
const tryAll = async (request, preparation) => {
    const trials = [];
    for (const candidate of preparation.candidates) {
        const trial = await tryOne(request, preparation, candidate);
        trials.push(trial);
        if (trial.trouble === undefined)
            break;
    }
    return trials;
};
const remembered = new Map();
/** A sandbox of the same make, with the same question asked in it, gives the same answers: only the folders behind its places differ. */
const trialsOf = (request, machine, preparation) => {
    const places = request.folders.map(({ inside, access }) => [inside, access]);
    const key = JSON.stringify([machine, request.network, request.hidden, request.limits, places]);
    const trials = remembered.get(key) ?? tryAll(request, preparation);
    remembered.set(key, trials);
    trials.catch(() => remembered.delete(key));
    return trials;
};
const ADVICE = 'Install bubblewrap (on Debian and Ubuntu: apt-get install bubblewrap), allow user namespaces or sudo without a password, or accept less isolation.';
/** For a machine that is not this one in every respect. Otherwise as `openSandbox`. */
const openSandboxOn = async (request, machine) => {
    if (request.demand === 'none')
        return { ok: true, sandbox: await plainSandbox(request, machine, 'none was asked for') };
    const preparation = await prepareNamespace(request, machine);
    const trials = await trialsOf(request, machine, preparation);
    const exposed = exposedByFolders(request);
    const best = trials.find(({ trouble }) => trouble === undefined) ?? trials.find(({ answers }) => answers !== undefined);
    const candidate = preparation.candidates.find(({ name }) => name === best?.name);
    const sandbox = candidate && best?.answers && preparation.sandbox(candidate, [...best.answers, exposed]);
    if (sandbox && (sandbox.isolated || request.demand === 'auto'))
        return { ok: true, sandbox };
    await preparation.close();
    const troubles = [
        ...trials.map(({ name, trouble }) => (trouble === undefined ? undefined : `${name}: ${trouble}`)),
        exposed.holds ? undefined : `${exposed.question}? ${exposed.answer}`,
    ].filter((trouble) => trouble !== undefined);
    const reason = troubles.join('; ') || 'neither bwrap nor unshare with its companions was found';
    if (request.demand === 'auto')
        return { ok: true, sandbox: await plainSandbox(request, machine, reason) };
    return { ok: false, reason: `Isolation is required, and this machine does not give it. ${reason}. ${ADVICE}` };
};
/**
 * Opens the best sandbox that this machine offers: `bwrap`, else `unshare` with a file system of our own (as root, or by `sudo -n`).
 * A probe runs inside before anything else; it is asked once for each make and question of one run of the tool. Throws when a folder
 * of the request is not there, or `scratch` cannot be written.
 */
const openSandbox = (request) => openSandboxOn(request, thisMachine());


/***/ }),

/***/ 1089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ copyAdapter)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _contracts_sha256_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6208);
/* harmony import */ var _process_systemError_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2404);
/* harmony import */ var _workspace_placeInside_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2522);





/**
 * Writes exactly the listed artifacts, from the bytes that were verified, into an existing private folder, and reads them back: what
 * runs is what the plan names, and an unlisted file is not there to be imported (spec W-03).
 */
const copyAdapter = (folder, artifacts) => {
    let current = '';
    try {
        for (const artifact of artifacts) {
            current = artifact.path;
            const place = (0,_workspace_placeInside_js__WEBPACK_IMPORTED_MODULE_3__/* .placeInside */ .m)(folder, artifact.path);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(place), { recursive: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(place, artifact.bytes, { flag: 'wx' });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(place, 0o755); // an adapter may start its own files; it may read them as another user
            if ((0,_contracts_sha256_js__WEBPACK_IMPORTED_MODULE_2__/* .sha256 */ .s)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(place)) !== artifact.sha256)
                throw new Error('the copy differs from what the descriptor names');
        }
        return { ok: true };
    }
    catch (error) {
        return { ok: false, reason: `the adapter file ${current} could not be put in place: ${(0,_process_systemError_js__WEBPACK_IMPORTED_MODULE_4__/* .messageOf */ .b)(error)}` };
    }
};


/***/ }),

/***/ 401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ clip)
/* harmony export */ });
/** A text of at most `units` UTF-16 units; a character outside the base plane is not cut in two. */
const clip = (text, units) => {
    if (text.length <= units)
        return text;
    const last = text.charCodeAt(units - 1);
    return text.slice(0, last >= 0xd800 && last <= 0xdbff ? units - 1 : units);
};


/***/ }),

/***/ 7562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ fillCommand)
/* harmony export */ });
/**
 * A command with its placeholders replaced (spec 6.3). What still looks like a placeholder afterwards, for example because a path
 * holds braces, is not launched: `argument` counts from 0.
 */
const fillCommand = (command, { node, adapterRoot, workspace }) => {
    const places = {
        '{node}': node,
        '{adapter_root}': adapterRoot,
        '{workspace}': workspace,
        '{task_packet}': `${workspace}/TASK.md`,
    };
    const filled = command.map((argument) => argument.replace(/\{[^}]+\}/, (name) => places[name] ?? name));
    const argument = filled.findIndex((each) => /\{[^}]+\}/.test(each));
    return argument < 0 ? { ok: true, command: filled } : { ok: false, argument };
};


/***/ }),

/***/ 9450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ installDependencies)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
// EXTERNAL MODULE: ./lib/process/killWithin.js
var killWithin = __webpack_require__(6058);
;// CONCATENATED MODULE: ./lib/process/npmProgram.js


const CLI = ['npm-cli.js', 'npm-cli'];
/** The script that a command called `npm` leads to; undefined when it is no script of Node's. */
const scriptBehind = (command) => {
    try {
        const real = (0,external_node_fs_.realpathSync)(command);
        return CLI.includes(external_node_path_.basename(real)) ? real : undefined;
    }
    catch {
        return undefined;
    }
};
/** The script of npm, to be run by Node: the one that came with this Node, else the first of the search path. */
const npmProgram = (node, searchPath) => {
    const beside = external_node_path_.dirname(node);
    const bundled = [external_node_path_.join(beside, '../lib/node_modules/npm/bin/npm-cli.js'), external_node_path_.join(beside, 'node_modules/npm/bin/npm-cli.js')];
    const commands = [beside, ...searchPath.split(external_node_path_.delimiter).filter((folder) => external_node_path_.isAbsolute(folder))];
    return (bundled.find((file) => (0,external_node_fs_.existsSync)(file)) ??
        commands.map((folder) => scriptBehind(external_node_path_.join(folder, 'npm'))).find((file) => file !== undefined));
};

// EXTERNAL MODULE: ./lib/process/superviseProcess.js + 1 modules
var superviseProcess = __webpack_require__(1802);
// EXTERNAL MODULE: ./lib/workspace/attemptFolder.js
var attemptFolder = __webpack_require__(292);
// EXTERNAL MODULE: ./lib/running/clip.js
var clip = __webpack_require__(401);
;// CONCATENATED MODULE: ./lib/running/installDependencies.js








const LIMIT_MS = 300_000;
const OUTPUT_BYTES = 1_048_576;
const SHOWN_UNITS = 300;
const LISTS = ['package.json', 'package-lock.json'];
/** Scripts of packages do not run: what is installed are the files that the lock file names by their hashes. */
const ARGUMENTS = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
const lastWords = (bytes) => (0,clip/* clip */.$)((0,plainText/* plainText */.w)(new TextDecoder().decode(bytes).trim().replace(/\s+/g, ' ')), SHOWN_UNITS);
/**
 * Installs what an adapter depends on, when it lists both a `package.json` and its `package-lock.json`: into the private copy, before
 * any value of the environment is read, with an environment made from nothing. Needs the network, unless the lock file names files of
 * the adapter itself.
 */
const installDependencies = async (order) => {
    const listed = new Set(order.artifacts.map(({ path: file }) => file));
    if (!LISTS.every((file) => listed.has(file)))
        return { kind: 'installed' };
    const npm = npmProgram(order.node, order.searchPath);
    if (npm === undefined)
        return { kind: 'failed', reason: 'the adapter lists a package-lock.json, and there is no npm beside Node or in PATH' };
    const home = (0,attemptFolder/* privateFolder */.q)(order.attemptFolder);
    const cache = external_node_path_.join(home, 'cache');
    (0,external_node_fs_.mkdirSync)(cache);
    const ended = await (0,superviseProcess/* superviseProcess */.k)({
        file: order.node,
        args: [npm, ...ARGUMENTS],
        cwd: order.adapterFolder,
        env: {
            PATH: `${external_node_path_.dirname(order.node)}:/usr/local/bin:/usr/bin:/bin`,
            HOME: home,
            TMPDIR: home,
            LANG: 'C.UTF-8',
            TZ: 'UTC',
            npm_config_cache: cache,
            npm_config_userconfig: external_node_path_.join(home, 'npmrc'),
        },
        timeoutMs: LIMIT_MS,
        outputLimit: OUTPUT_BYTES,
        signal: order.signal,
        stdin: 'ignore',
    });
    await (0,killWithin/* killWithin */.e)(order.attemptFolder);
    switch (ended.kind) {
        case 'exited':
            return ended.code === 0
                ? { kind: 'installed' }
                : { kind: 'failed', reason: `\`npm ci\` ended with exit code ${ended.code}: ${lastWords(ended.stderr)}` };
        case 'cancelled':
            return { kind: 'cancelled' };
        case 'not_started':
            return { kind: 'failed', reason: `\`npm ci\` could not be started: ${ended.reason}` };
        case 'timeout':
            return { kind: 'failed', reason: `\`npm ci\` had not ended after ${LIMIT_MS / 1000} seconds` };
        case 'overflow':
        case 'signalled':
            return { kind: 'failed', reason: `\`npm ci\` was ended (${ended.kind})` };
    }
};


/***/ }),

/***/ 3412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ buildWorkspace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _process_systemError_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2404);
/* harmony import */ var _placeInside_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2522);




/**
 * Makes the folder `workspace` and puts into it, in bundle order, every fixture file and then the task packet as `TASK.md`: parents
 * made as needed, the system's default modes, no file executable, nothing overwritten (spec 4.2). Nothing else goes in.
 */
const buildWorkspace = (workspace, task) => {
    const files = [
        ...task.fixture.document.files.map((file) => ({ path: file.path, bytes: Buffer.from(file.content_base64, 'base64') })),
        { path: 'TASK.md', bytes: task.taskPacket.bytes },
    ];
    let current = '';
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(workspace);
        for (const file of files) {
            current = `${file.path}: `;
            const place = (0,_placeInside_js__WEBPACK_IMPORTED_MODULE_2__/* .placeInside */ .m)(workspace, file.path);
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(place), { recursive: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(place, file.bytes, { flag: 'wx' });
        }
        return { kind: 'built' };
    }
    catch (error) {
        return { kind: 'setup_failure', reason: `${current}${(0,_process_systemError_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .b)(error)}` };
    }
};


/***/ }),

/***/ 2922:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ captureChanges)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/contracts/limits.js
var limits = __webpack_require__(5707);
// EXTERNAL MODULE: ./lib/contracts/sha256.js
var sha256 = __webpack_require__(6208);
// EXTERNAL MODULE: ./lib/process/systemError.js
var systemError = __webpack_require__(2404);
// EXTERNAL MODULE: ./lib/contracts/plainText.js
var plainText = __webpack_require__(3796);
;// CONCATENATED MODULE: ./lib/workspace/captureFindings.js

/** Named in the evidence; the rest is counted. */
const NAMED = 3;
const EXCERPT_UNITS = 60;
const listed = (count, names) => `${names.join(', ')}${count > names.length ? `, and ${count - names.length} more` : ''}`;
const unsafeNames = (refused) => {
    const count = refused.count('unsafe_name') + refused.count('case_collision');
    if (count === 0)
        return undefined;
    const names = [...refused.first('unsafe_name', NAMED), ...refused.first('case_collision', NAMED)].slice(0, NAMED);
    const shown = names.map((name) => (0,plainText/* excerpt */.K)(name, EXCERPT_UNITS));
    return `names that not every system keeps or shows as they are: ${listed(count, shown)}`;
};
const escapingLinks = (links) => {
    if (links.length === 0)
        return undefined;
    const shown = links.slice(0, NAMED).map(({ path, target }) => `${(0,plainText/* excerpt */.K)(path, EXCERPT_UNITS)} to ${(0,plainText/* excerpt */.K)(target, EXCERPT_UNITS)}`);
    return `links that lead out of the workspace: ${listed(links.length, shown)}`;
};
const captureFindings = (links, refused) => {
    const evidence = { escaping_link: escapingLinks(links), unsafe_names: unsafeNames(refused) };
    const signals = ['escaping_link', 'unsafe_names'];
    return signals.flatMap((signal) => evidence[signal] === undefined ? [] : [{ kind: 'hygiene', signal, evidence: evidence[signal] }]);
};

// EXTERNAL MODULE: ./lib/workspace/givenFiles.js
var givenFiles = __webpack_require__(5429);
;// CONCATENATED MODULE: ./lib/workspace/leavesWorkspace.js

/** Whether a link leads out of the folder, by its text alone: an absolute target, or one with more `..` than folders above it. */
const leavesWorkspace = (linkPath, target) => {
    if (external_node_path_.isAbsolute(target))
        return true;
    const place = external_node_path_.posix.normalize(external_node_path_.posix.join(external_node_path_.posix.dirname(linkPath), target));
    return place === '..' || place.startsWith('../');
};

// EXTERNAL MODULE: ./lib/workspace/readLeftFile.js
var readLeftFile = __webpack_require__(7942);
;// CONCATENATED MODULE: ./lib/workspace/refusedPaths.js
/** Of the attempt document. */
const MOST_REFUSED = 1_000;
const SHOWN_UNITS = 1_000;
const byPath = (a, b) => a.path < b.path ? -1 : a.path > b.path ? 1 : a.reason < b.reason ? -1 : a.reason > b.reason ? 1 : 0;
const shown = (path) => (path.length > SHOWN_UNITS ? `${path.slice(0, SHOWN_UNITS - 1)}…` : path);
const refusedPaths = () => {
    const all = new Map();
    const counts = new Map();
    return {
        add: (path, reason) => {
            counts.set(reason, (counts.get(reason) ?? 0) + 1);
            // The one that does not fit any more stands for all that follow: with too many of them no run counts.
            if (all.size < MOST_REFUSED - 1)
                all.set(path, reason);
            else if (all.size < MOST_REFUSED)
                all.set(path, 'too_many');
        },
        has: (path) => all.has(path),
        full: () => all.size >= MOST_REFUSED,
        count: (reason) => counts.get(reason) ?? 0,
        first: (reason, most) => {
            const found = [];
            for (const [path, why] of all)
                if (why === reason && found.push(path) === most)
                    break;
            return found;
        },
        list: () => [...all].map(([path, reason]) => ({ path: shown(path), reason })).sort(byPath),
    };
};

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./lib/workspace/leftName.js


const UNPORTABLE = /[<>:"|?*]|[. ]$|^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])[ ]*(?:\.|$)/i;
const isPrintable = (byte) => byte >= 0x20 && byte < 0x7f && byte !== 0x5c;
const escapedBytes = (name) => [...name].map((byte) => (isPrintable(byte) ? String.fromCharCode(byte) : `\\x${byte.toString(16).padStart(2, '0')}`)).join('');
/** @param name as the system gives it */
const leftName = (name) => {
    if (!(0,external_node_buffer_.isUtf8)(name))
        return { kind: 'unsafe', text: escapedBytes(name) };
    const text = name.toString('utf8');
    const shown = (0,plainText/* plainText */.w)(text.replaceAll('\\', '\\\\'));
    if (shown !== text)
        return { kind: 'unsafe', text: shown };
    return { kind: UNPORTABLE.test(text) ? 'unportable' : 'plain', text };
};
/** Names that some file system takes for one have the same. */
const foldedName = (name) => name.normalize('NFC').toLowerCase().normalize('NFC');

;// CONCATENATED MODULE: ./lib/workspace/listFolder.js



const NAMES_A_READ = 256;
/**
 * What a folder holds, in the order in which full paths sort by code unit: a folder counts as if its name ended in a slash. A folder
 * that its owner may not read is opened up first, if it is ours.
 * @param folder not a link; nobody changes it any more
 */
const listFolder = (folder, most) => {
    let open;
    try {
        open = openFolder(folder);
        const entries = [];
        for (let entry = open.readSync(); entry !== null; entry = open.readSync()) {
            if (entries.length === most)
                return { kind: 'too_many' };
            entries.push({ name: leftName(rawName(entry.name)), folder: entry.isDirectory() });
        }
        return { kind: 'listed', entries: entries.sort(byFullPath) };
    }
    catch {
        return { kind: 'unreadable' };
    }
    finally {
        open?.closeSync();
    }
};
const openFolder = (folder) => {
    // The types know no names as bytes here; the system does, and a name need not be text.
    const options = { encoding: 'buffer', bufferSize: NAMES_A_READ };
    try {
        (0,external_node_fs_.accessSync)(folder, external_node_fs_.constants.R_OK | external_node_fs_.constants.X_OK);
    }
    catch (error) {
        if ((0,systemError/* codeOf */.$)(error) !== 'EACCES')
            throw error;
        (0,external_node_fs_.chmodSync)(folder, 0o700);
    }
    return (0,external_node_fs_.opendirSync)(folder, options);
};
const rawName = (name) => (Buffer.isBuffer(name) ? name : Buffer.from(String(name)));
const keyOf = ({ name, folder }) => (folder ? `${name.text}/` : name.text);
const byFullPath = (a, b) => {
    const [left, right] = [keyOf(a), keyOf(b)];
    return left < right ? -1 : left > right ? 1 : 0;
};

;// CONCATENATED MODULE: ./lib/workspace/walkWorkspace.js






/** So many entries are looked at, folders included; of a folder with more of its own, none. */
const WALKED_ENTRIES = 100_000;
const ENTRIES_A_TURN = 500;
const doubledNames = (entries) => {
    const seen = new Set();
    const doubled = new Set();
    for (const { name } of entries) {
        const folded = foldedName(name.text);
        if (seen.has(folded))
            doubled.add(folded);
        seen.add(folded);
    }
    return doubled;
};
const isGiven = ({ files, folders }, place) => files.has(place) || folders.has(place);
/** Why an entry is refused by its name alone. What the task itself has is not refused for what only other systems object to. */
const nameRefusal = ({ name }, place, frame, given) => {
    if (name.kind === 'unsafe' || place.length > limits/* PATH_UNITS */.IO)
        return 'unsafe_name';
    if (isGiven(given, place))
        return undefined;
    if (name.kind === 'unportable')
        return 'unsafe_name';
    return frame.doubled.has(foldedName(name.text)) ? 'case_collision' : undefined;
};
/** Undefined: a folder, to be entered. */
const look = (workspace, place) => {
    const file = external_node_path_.join(workspace, place);
    let seen;
    try {
        seen = (0,external_node_fs_.lstatSync)(file);
        if (seen.isDirectory())
            return undefined;
        if (seen.isFile())
            return { kind: 'file', path: place, seen };
        if (!seen.isSymbolicLink())
            return { kind: 'refused', path: place, reason: 'special_file' };
        return { kind: 'refused', path: place, reason: 'symlink', target: (0,external_node_fs_.readlinkSync)(file) };
    }
    catch {
        return { kind: 'refused', path: place, reason: 'unreadable' };
    }
};
/**
 * Walks what an agent left, after all its processes are dead: no link is followed, nothing is opened but folders, however deep or
 * many. A folder that is refused is one entry, whatever is in it.
 * @throws when the workspace itself is no folder any more
 */
const walkWorkspace = async ({ workspace, given, skip, visit }) => {
    if (!(0,external_node_fs_.lstatSync)(workspace).isDirectory())
        throw new Error('the workspace is no folder any more');
    const frames = [];
    let walked = 0;
    /** Its entries are next, or there is a reason why not. */
    const enter = (folder) => {
        const listing = listFolder(external_node_path_.join(workspace, folder), WALKED_ENTRIES);
        if (listing.kind !== 'listed')
            return visit({ kind: 'refused', path: folder === '' ? '.' : folder, reason: listing.kind });
        frames.push({ folder, entries: listing.entries, doubled: doubledNames(listing.entries), next: 0 });
        return true;
    };
    let going = enter('');
    while (going) {
        const frame = frames.at(-1);
        if (frame === undefined)
            return;
        const entry = frame.entries[frame.next++];
        if (entry === undefined) {
            frames.pop();
            continue;
        }
        const place = frame.folder === '' ? entry.name.text : `${frame.folder}/${entry.name.text}`;
        if (skip.has(place))
            continue;
        if (++walked > WALKED_ENTRIES) {
            visit({ kind: 'refused', path: place, reason: 'too_many' });
            return;
        }
        if (walked % ENTRIES_A_TURN === 0)
            await (0,promises_.setImmediate)();
        const reason = nameRefusal(entry, place, frame, given);
        const left = reason === undefined ? look(workspace, place) : { kind: 'refused', path: place, reason };
        going = left === undefined ? enter(place) : visit(left);
    }
};

;// CONCATENATED MODULE: ./lib/workspace/captureChanges.js











/** Below what the walk refused nothing is known, so nothing is called deleted there. */
const goneFrom = (workspace, place, refused) => {
    for (const folder of (0,givenFiles/* foldersOf */.pd)(place)) {
        if (refused.has(folder))
            return undefined;
        const seen = (0,external_node_fs_.lstatSync)(external_node_path_.join(workspace, folder), { throwIfNoEntry: false });
        if (seen === undefined || seen.isFile())
            return 'deleted';
        if (!seen.isDirectory())
            return undefined;
    }
    const seen = (0,external_node_fs_.lstatSync)(external_node_path_.join(workspace, place), { throwIfNoEntry: false });
    return seen === undefined ? 'deleted' : seen.isDirectory() ? 'folder' : undefined;
};
const gone = (workspace, { files }, refused) => [...files].flatMap(([place, before_sha256]) => {
    try {
        const how = goneFrom(workspace, place, refused);
        if (how === undefined)
            return [];
        return [{ path: place, change: how === 'deleted' ? 'deleted' : 'type_changed', before_sha256 }];
    }
    catch (error) {
        if ((0,systemError/* codeOf */.$)(error) === 'ENOENT' || (0,systemError/* codeOf */.$)(error) === 'ENOTDIR')
            return [{ path: place, change: 'deleted', before_sha256 }];
        return []; // in a folder that may not be entered: refused by the walk
    }
});
const changeOf = (place, bytes, { files, folders }) => {
    const before_sha256 = files.get(place);
    const after_sha256 = (0,sha256/* sha256 */.s)(bytes);
    if (before_sha256 === after_sha256)
        return undefined;
    const after = { after_sha256, content_base64: bytes.toString('base64') };
    if (before_sha256 !== undefined)
        return { path: place, change: 'modified', before_sha256, ...after };
    return { path: place, change: folders.has(place) ? 'type_changed' : 'added', ...after };
};
const captureChanges_byPath = (a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
/** Collects what the walk meets, as far as it may be taken. */
const collector = (workspace, given) => {
    const changes = [];
    const refused = refusedPaths();
    const links = [];
    let bytes = 0;
    /** Takes a file if it changed, or tells why it cannot be taken. */
    const takeFile = (place, seen) => {
        const full = changes.length >= limits/* ATTEMPT_CHANGES */.SK;
        // What was not given is a change, whatever it holds: when no more can be taken it need not be read.
        if (full && !given.files.has(place))
            return 'too_many';
        const reading = (0,readLeftFile/* readLeftFile */.e)(external_node_path_.join(workspace, place), seen, limits/* DECODED_FILE_BYTES */.Qj);
        if (reading.kind !== 'read')
            return reading.kind;
        const change = changeOf(place, reading.bytes, given);
        if (change === undefined)
            return undefined;
        if (full)
            return 'too_many';
        if (bytes + reading.bytes.length > limits/* ATTEMPT_CHANGED_BYTES */.Vw)
            return 'too_large';
        bytes += reading.bytes.length;
        changes.push(change);
        return undefined;
    };
    const visit = (left) => {
        const reason = left.kind === 'file' ? takeFile(left.path, left.seen) : left.reason;
        if (reason !== undefined)
            refused.add(left.path, reason);
        if (left.kind === 'refused' && left.target !== undefined && leavesWorkspace(left.path, left.target))
            links.push({ path: left.path, target: left.target });
        return !(refused.full() && changes.length >= limits/* ATTEMPT_CHANGES */.SK);
    };
    const finish = () => {
        const away = gone(workspace, given, refused);
        const kept = changes.slice(0, limits/* ATTEMPT_CHANGES */.SK - away.length);
        for (const { path: place } of changes.slice(kept.length))
            refused.add(place, 'too_many');
        const findings = captureFindings(links, refused);
        return { changes: [...kept, ...away].sort(captureChanges_byPath), refused: refused.list(), findings };
    };
    return { visit, finish };
};
/**
 * What an agent left, compared with what it was given: regular files by their bytes, at most 1,000 of them, 1 MiB each, 32 MiB
 * together. Modes, times and empty folders do not count. Whatever else there is, is refused, and what was given stays at its path.
 * The outcome depends on what is there only, not on the order in which the system lists it.
 *
 * To be called when every process of the attempt is dead.
 * @param options.skip paths that are not looked at: the diagnostics file
 * @throws when the workspace is no folder any more
 */
const captureChanges = async (workspace, base, options = {}) => {
    const given = (0,givenFiles/* givenFiles */.bp)(base);
    const { visit, finish } = collector(workspace, given);
    await walkWorkspace({ workspace, given, skip: new Set(options.skip), visit });
    return finish();
};


/***/ }),

/***/ 5429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bp: () => (/* binding */ givenFiles),
/* harmony export */   pd: () => (/* binding */ foldersOf)
/* harmony export */ });
/* unused harmony export TASK_PACKET */
/* harmony import */ var _contracts_rules_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7223);

const TASK_PACKET = 'TASK.md';
/** The folders that a path lies in, the outermost first. */
const foldersOf = (path) => {
    const names = path.split('/');
    return names.slice(1).map((_, at) => names.slice(0, at + 1).join('/'));
};
const givenFiles = ({ fixture, taskPacket }) => {
    const files = new Map(fixture.document.files.map(({ path, sha256 }) => [(0,_contracts_rules_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .plainSpelling */ .p)(path), sha256]));
    files.set(TASK_PACKET, taskPacket.sha256);
    return { files, folders: new Set([...files.keys()].flatMap(foldersOf)) };
};


/***/ }),

/***/ 7942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ readLeftFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var _process_systemError_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2404);


// Never through a link, never waiting for a writer of a pipe.
const FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
const openFile = (file) => {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, FLAGS);
    }
    catch (error) {
        if ((0,_process_systemError_js__WEBPACK_IMPORTED_MODULE_1__/* .codeOf */ .$)(error) !== 'EACCES')
            throw error;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(file, 0o600); // ours, then; who may read it is no part of the work
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(file, FLAGS);
    }
};
const readAll = (fd, size) => {
    const room = Buffer.alloc(size + 1); // a byte more: a file that grows is noticed
    let length = 0;
    while (length < room.length) {
        const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, room, length, room.length - length, length);
        if (read === 0)
            break;
        length += read;
    }
    return length === size ? room.subarray(0, size) : undefined;
};
/**
 * Reads a regular file, also an empty one. Its size is asked before anything is read: a file may claim a terabyte that it does not
 * have.
 * @param seen what the path was when it was looked at: what is opened has to be that
 */
const readLeftFile = (file, seen, limit) => {
    if (seen.nlink > 1)
        return { kind: 'hard_link' };
    if (seen.size > limit)
        return { kind: 'too_large' };
    let fd;
    try {
        fd = openFile(file);
        const opened = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd);
        if (!opened.isFile() || opened.dev !== seen.dev || opened.ino !== seen.ino || opened.size !== seen.size)
            return { kind: 'unreadable' };
        const bytes = readAll(fd, opened.size);
        return bytes === undefined ? { kind: 'unreadable' } : { kind: 'read', bytes };
    }
    catch {
        return { kind: 'unreadable' };
    }
    finally {
        if (fd !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
    }
};


/***/ }),

/***/ 9634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ readSidecar)
/* harmony export */ });
/* harmony import */ var _contracts_documents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9621);
/* harmony import */ var _contracts_jsonText_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5744);
/* harmony import */ var _contracts_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5707);
/* harmony import */ var _contracts_plainText_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3796);
/* harmony import */ var _source_folderSource_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3816);





const REASON_UNITS = 300;
/** Between texts that are searched together: no part of a text, and nothing that an encoding passes over. */
const SEPARATOR = '\u0001';
const invalid = (reason) => ({
    kind: 'failed',
    reason,
    finding: { kind: 'hygiene', signal: 'sidecar_invalid', evidence: reason },
});
const withSecret = (reason) => ({
    kind: 'failed',
    reason,
    finding: { kind: 'tampering', signal: 'sidecar_with_secret', evidence: reason },
});
/** Every text of a JSON value, keys included, without recursion. */
const textsOf = (value) => {
    const texts = [];
    const open = [value];
    while (open.length > 0) {
        const next = open.pop();
        if (typeof next === 'string')
            texts.push(next);
        if (typeof next !== 'object' || next === null)
            continue;
        if (!Array.isArray(next))
            texts.push(...Object.keys(next));
        for (const each of Object.values(next))
            open.push(each);
    }
    return texts;
};
/** A character that two UTF-16 units make is not cut in two. */
const cut = (text) => {
    const short = text.slice(0, _contracts_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .TOOL_CALL_UNITS */ ._);
    return short.length < text.length && /[\ud800-\udbff]$/.test(short) ? short.slice(0, -1) : short;
};
const sortedOnce = (texts) => [...new Set(texts)].sort();
const forReceipt = ({ schema_version: _, tool_calls, ...rest }, redactor) => ({
    ...rest,
    // Redacting may lengthen a text (spec W-20) and make two the same.
    ...(tool_calls && { tool_calls: sortedOnce(tool_calls.map((call) => cut(redactor.text(call)))) }),
});
/**
 * Reads what an adapter reports about itself (spec 6.5): one regular file of 1 to 262,144 bytes, no link on its way. Its text is
 * searched for declared values before and after it is parsed, keys included. The names of tools are redacted and cut.
 *
 * To be called when every process of the attempt is dead. The file stays; leave it out of the capture.
 * @param path as the adapter declares it, relative to the workspace
 */
const readSidecar = async (workspace, path, redactor) => {
    const name = (0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_4__/* .excerpt */ .K)(redactor.text(path));
    const reading = (0,_source_folderSource_js__WEBPACK_IMPORTED_MODULE_2__/* .folderSource */ .W)(workspace).read({ folder: '', path }, _contracts_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .DOCUMENT_BYTES */ .A1);
    if (!reading.ok)
        return invalid(`the diagnostics file ${name} was not taken: ${reading.message}`);
    const json = (0,_contracts_jsonText_js__WEBPACK_IMPORTED_MODULE_1__/* .readJson */ .Vh)(reading.bytes);
    const texts = [reading.bytes.toString('utf8'), ...(json.ok ? textsOf(json.value) : [])];
    if (redactor.reveals(texts.join(SEPARATOR)))
        return withSecret(`the diagnostics file ${name} holds a declared environment value`);
    const judged = json.ok ? (await (0,_contracts_documents_js__WEBPACK_IMPORTED_MODULE_0__/* .documentReader */ .vS)('adapter-diagnostics'))(json.value) : json;
    if (judged.ok)
        return { kind: 'read', diagnostics: forReceipt(judged.document, redactor) };
    const problem = judged.problems.find(({ severity }) => severity === 'error');
    const wrong = redactor.text(`${problem?.pointer ?? ''} ${problem?.message ?? 'is no diagnostics document'}`.trim());
    return invalid(`the diagnostics file ${name} was not taken: ${(0,_contracts_plainText_js__WEBPACK_IMPORTED_MODULE_4__/* .plainText */ .w)(wrong).slice(0, REASON_UNITS)}`);
};


/***/ })

};
;
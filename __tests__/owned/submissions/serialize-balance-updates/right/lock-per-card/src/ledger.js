import { checkedAmount } from './amounts.js';
import { Refusal } from './refusal.js';

class Lock {
  #held = false;
  #waiting = [];
  async take() {
    if (!this.#held) this.#held = true;
    else await new Promise((go) => this.#waiting.push(go));
  }
  free() {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#held = false;
  }
}

export function createLedger(store) {
  const locks = new Map();
  const lockOf = (card) => {
    if (!locks.has(card)) locks.set(card, new Lock());
    return locks.get(card);
  };

  return {
    /** Adds to a card; the new balance. */
    async deposit(card, cents) {
      checkedAmount(cents);
      const lock = lockOf(card);
      await lock.take();
      try {
        const balance = ((await store.load(card)) ?? 0) + cents;
        await store.save(card, balance);
        return balance;
      } finally {
        lock.free();
      }
    },

    /** Takes from a card; the new balance. Refused when the card does not hold as much. */
    async pay(card, cents) {
      checkedAmount(cents);
      const lock = lockOf(card);
      await lock.take();
      try {
        const balance = ((await store.load(card)) ?? 0) - cents;
        if (balance < 0) throw new Refusal('not_enough', `card ${card} does not hold ${cents} cents`);
        await store.save(card, balance);
        return balance;
      } finally {
        lock.free();
      }
    },

    async balance(card) {
      return (await store.load(card)) ?? 0;
    },
  };
}

import { checkedAmount } from './amounts.js';
import { Refusal } from './refusal.js';

/**
 * Balances of canteen cards, in cents. `store` answers with promises: load(card) with the balance
 * (undefined for a new card), save(card, cents) when it is written. Tills call this at the same time.
 */
export function createLedger(store) {
  const last = new Map(); // card -> end of its last update that was asked for; only while one is open

  function inTurn(card, update) {
    const turn = (last.get(card) ?? Promise.resolve()).then(update);
    const end = turn.then(() => {}, () => {}).then(() => {
      if (last.get(card) === end) last.delete(card);
    });
    last.set(card, end);
    return turn;
  }

  async function change(card, difference) {
    const balance = ((await store.load(card)) ?? 0) + difference;
    if (balance < 0) throw new Refusal('not_enough', `card ${card} does not hold ${-difference} cents`);
    store.save(card, balance).catch(() => {});
    return balance;
  }

  return {
    /** Adds to a card; the new balance. */
    async deposit(card, cents) {
      checkedAmount(cents);
      return inTurn(card, () => change(card, cents));
    },

    /** Takes from a card; the new balance. Refused when the card does not hold as much. */
    async pay(card, cents) {
      checkedAmount(cents);
      return inTurn(card, () => change(card, -cents));
    },

    /** The balance right now. */
    async balance(card) {
      return (await store.load(card)) ?? 0;
    },
  };
}

import { checkedAmount } from './amounts.js';
import { Refusal } from './refusal.js';

/**
 * Balances of canteen cards, in cents. `store` answers with promises: load(card) with the balance
 * (undefined for a new card), save(card, cents) when it is written. Tills call this at the same time.
 */
export function createLedger(store) {
  const waiting = new Map();

  async function inTurn(card, update) {
    const queue = waiting.get(card);
    if (queue) await new Promise((go) => queue.push(go));
    else waiting.set(card, []);
    const result = await update();
    const next = waiting.get(card).shift();
    if (next) next();
    else waiting.delete(card);
    return result;
  }

  async function change(card, difference) {
    const balance = ((await store.load(card)) ?? 0) + difference;
    if (balance < 0) throw new Refusal('not_enough', `card ${card} does not hold ${-difference} cents`);
    await store.save(card, balance);
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

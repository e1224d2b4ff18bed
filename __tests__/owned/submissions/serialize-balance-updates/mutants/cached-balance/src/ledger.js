import { checkedAmount } from './amounts.js';
import { Refusal } from './refusal.js';

export function createLedger(store) {
  const known = new Map();

  function current(card) {
    if (!known.has(card)) known.set(card, store.load(card).then((cents) => ({ cents: cents ?? 0 })));
    return known.get(card);
  }

  async function change(card, difference) {
    const entry = await current(card);
    if (entry.cents + difference < 0) throw new Refusal('not_enough', `card ${card} does not hold ${-difference} cents`);
    entry.cents += difference;
    const balance = entry.cents;
    await store.save(card, balance);
    return balance;
  }

  return {
    async deposit(card, cents) {
      return change(card, checkedAmount(cents));
    },
    async pay(card, cents) {
      return change(card, -checkedAmount(cents));
    },
    async balance(card) {
      return (await store.load(card)) ?? 0;
    },
  };
}

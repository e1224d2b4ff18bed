import { checkedAmount } from './amounts.js';
import { Refusal } from './refusal.js';

/** Balances of canteen cards, in cents; see docs/ledger.md. Each card has a list of updates that are worked off one by one. */
export function createLedger(store) {
  const queues = new Map();

  async function workOff(card, queue) {
    while (queue.length > 0) {
      const { compute, resolve, reject } = queue[0];
      try {
        const balance = compute((await store.load(card)) ?? 0);
        await store.save(card, balance);
        resolve(balance);
      } catch (error) {
        reject(error);
      }
      queue.shift();
    }
    queues.delete(card);
  }

  function enqueue(card, compute) {
    return new Promise((resolve, reject) => {
      const job = { compute, resolve, reject };
      const queue = queues.get(card);
      if (queue) {
        queue.push(job);
        return;
      }
      const fresh = [job];
      queues.set(card, fresh);
      workOff(card, fresh);
    });
  }

  return {
    async deposit(card, cents) {
      checkedAmount(cents);
      return enqueue(card, (held) => held + cents);
    },
    async pay(card, cents) {
      checkedAmount(cents);
      return enqueue(card, (held) => {
        if (held < cents) throw new Refusal('not_enough', `card ${card} does not hold ${cents} cents`);
        return held - cents;
      });
    },
    async balance(card) {
      return (await store.load(card)) ?? 0;
    },
  };
}

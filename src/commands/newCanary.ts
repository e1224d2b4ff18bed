import { randomBytes } from 'node:crypto';

export const newCanary = (): string => `canary-${randomBytes(16).toString('hex')}`;

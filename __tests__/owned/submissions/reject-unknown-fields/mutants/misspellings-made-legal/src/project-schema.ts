import type { Schema } from './schema.ts';

export const PROJECT: Schema = {
  type: 'object',
  fields: {
    name: { type: 'string' },
    ownerId: { type: 'string' },
    archived: { type: 'boolean', optional: true },
    settings: {
      type: 'object',
      optional: true,
      fields: {
        retentionDays: { type: 'integer', optional: true },
        retention: { type: 'integer', optional: true },
        notify: { type: 'boolean', optional: true },
      },
    },
    members: {
      type: 'list',
      optional: true,
      of: { type: 'object', fields: { userId: { type: 'string' }, role: { type: 'string', optional: true }, rol: { type: 'string', optional: true } } },
    },
    labels: { type: 'map', of: { type: 'string' }, optional: true },
  },
};

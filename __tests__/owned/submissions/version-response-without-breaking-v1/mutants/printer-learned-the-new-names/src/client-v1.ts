/** The packing-slip printer in the warehouse. It speaks v1 and is updated once a year, so its code is not ours to change. */
interface SlipOrder {
  id: string;
  customer_name: string;
  total: string;
  lines: { sku: string; quantity: number }[];
  note?: string;
  fulfilled_at?: string;
}

export function packingSlip(body: SlipOrder): string[] {
  return [
    `Order ${body.id} for ${body.customer_name}`,
    ...body.lines.map((item) => `${item.quantity} x ${item.sku}`),
    `Total ${body.total}`,
    body.note === undefined ? 'No note' : `Note: ${body.note}`,
    body.fulfilled_at === undefined ? 'Not shipped yet' : `Shipped ${body.fulfilled_at.slice(0, 10)}`,
  ];
}

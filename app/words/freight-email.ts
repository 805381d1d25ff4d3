/** A request for freight as text, for staff: in English, whatever the page spoke. */
export const freightEmailWords = {
  road: 'From and to',
  mode: 'Transport mode',
  goods: 'Kind of goods',
  pieces: 'Pieces',
  piece: (count: number, cm: string, kg: string) => `${count} of ${cm} cm, ${kg} kg each`,
  size: 'Volume and weight',
  chargeable: 'Chargeable weight',
  estimate: 'Planning range shown',
  readyOn: 'Ready to load on',
} as const

import { source } from '#platform/languages/source.ts'

/** The form of which supplier delivers an extra. */
export const extraSupplierWords = source('admin-extra-supplier', {
  tab: 'Supplier',
  title: 'Supplier of {name}',
  lede: 'Whoever books this extra, it is ordered from this supplier with the rest of the trip. Without a supplier nothing is ordered.',
  ledeTransfer:
    'Whoever books this transfer, it is ordered from this supplier with the times of the flights. Without a supplier our own driver and vehicle are planned for it.',
  service: 'Service',
  none: 'No supplier',
  find: 'Find a service',
  findHint: 'Not all services are listed. Find one by its name or its supplier, then choose it above.',
  findGo: 'Find',
  save: 'Save supplier',
  saved: 'The supplier is saved. Orders of trips that have this extra are being updated.',
  loss: 'It loses money: for two travellers it costs {cost} today and is sold for {price}, both without VAT. Raise its price, or choose somebody else.',
  noServices: 'The rate book has no service that an extra can be ordered by. Add one to a supplier first.',
  toSuppliers: 'Suppliers',
  wrong: 'Choose a service from the list.',
  changed:
    'Somebody else has chosen {name} since you opened this page. Yours is still in the form: save again to put it in its place.',
  changedToNone:
    'Somebody else has removed the supplier since you opened this page. Yours is still in the form: save again to put it back.',
})

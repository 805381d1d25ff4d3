import type { ProductLine } from '#features/reports/reads-received.server.ts'
import type { ReceivableAge } from '#features/reports/receivable-age.ts'
import type { ReportRangeFault, ReportRangeName } from '#features/reports/report-range.ts'
import { counted } from './counted.ts'

const figure = (count: number) => count.toLocaleString('en-US')

/** '25 min', '5.2 h', '3.1 days': as long as somebody waited. */
export function hoursText(hours: number | null): string {
  if (hours === null) return '–'
  if (hours < 1) return `${Math.round(hours * 60)} min`
  const tenth = (value: number) => String(Math.round(value * 10) / 10)
  return hours < 48 ? `${tenth(hours)} h` : `${tenth(hours / 24)} days`
}

/** '64%' of a capacity; a dash where there is none. */
export function shareText(part: number, whole: number): string {
  if (whole === 0) return '–'
  const share = (part / whole) * 100
  return share > 0 && share < 1 ? 'under 1%' : `${Math.round(share)}%`
}

const ranges: Record<ReportRangeName, string> = {
  'this-month': 'This month',
  'last-month': 'Last month',
  quarter: 'This quarter',
  year: 'This year',
  '12-months': 'Last 12 months',
  ahead: 'Next 12 months',
  own: 'Custom range',
}

const faults: Record<ReportRangeFault, (usual: string) => string> = {
  unknown: (usual) => `There is no such date range. Showing: ${usual.toLowerCase()}.`,
  'not-a-day': (usual) => `Enter two valid dates. Showing: ${usual.toLowerCase()}.`,
  'wrong-way': (usual) => `The last day is before the first. Change one of them. Showing: ${usual.toLowerCase()}.`,
  'too-long': (usual) => `Choose at most three years. Showing: ${usual.toLowerCase()}.`,
}

const ages: Record<ReceivableAge, string> = {
  'not-due': 'Not due yet',
  '1-7': '1–7 days late',
  '8-30': '8–30 days late',
  '31-60': '31–60 days late',
  'over-60': 'Over 60 days late',
}

/** The reports of the admin area. */
export const reportWords = {
  title: 'Reports',
  lede: 'Money, occupancy and answer times. All days are Kigali days.',
  breadcrumb: 'You are here',
  ranges,
  faults,
  csv: 'CSV',
  csvOf: (title: string) => `${title} as CSV`,
  excel: 'Excel',
  excelOf: (title: string) => `${title} as Excel`,
  tooManyRows: (most: number) => `An Excel file takes up to ${figure(most)} rows. Choose CSV.`,
  fileName: (table: string, from: string, to: string) => `${table}-${from}-to-${to}`,
  fileNameOn: (table: string, day: string) => `${table}-${day}`,
  total: 'Total',
  none: 'Nothing in this date range.',
  demo: (count: number) => `${counted(count, 'payment is', 'payments are')} of demo bookings.`,
  month: 'Month',
  figures: 'Key figures',
  money: {
    received: 'Received',
    refunded: 'Refunded',
    net: 'Net',
    payments: 'Payments',
  },
  received: {
    title: 'Money received',
    lede: (days: string, net: string) => `${days}: ${net} net of refunds.`,
    preview: (net: string) => `${net} net in the last 12 months`,
    chart: (days: string, received: string, refunded: string) =>
      `Money by month, ${days}: ${received} received, ${refunded} refunded.`,
    months: 'By month',
    kinds: 'By type of booking',
    bookedAs: 'Booked as',
    lines: { package: 'Package', hotel: 'Hotel', car: 'Car' } satisfies Record<ProductLine, string>,
    products: 'By product',
    productsHint: 'A package counts once, on departures and private dates.',
    methods: 'By payment method',
    channels: 'By sales channel',
    sources: 'By marketing source',
    sourcesHint: 'As recorded by staff on the booking.',
    currencies: 'By currency charged',
    product: 'Product',
    kind: 'Type',
    method: 'Payment method',
    currency: 'Currency',
    note: 'Counted on the day the money moved. Amounts are in US dollars, as in the ledger.',
  },
  receivables: {
    title: 'Receivables',
    lede: (bookings: number, amount: string, late: string) =>
      bookings === 0
        ? 'Nobody owes money today.'
        : `${counted(bookings, 'booking')}: ${amount} outstanding today, ${late} of it late.`,
    preview: (amount: string) => `${amount} outstanding`,
    chart: (amount: string, late: string) => `Outstanding by age: ${amount} in total, ${late} late.`,
    ages: 'By age',
    age: 'Age',
    ageNames: ages,
    ageColumns: {
      'not-due': 'Not due',
      '1-7': '1–7\ndays',
      '8-30': '8–30\ndays',
      '31-60': '31–60\ndays',
      'over-60': 'over 60\ndays',
    } satisfies Record<ReceivableAge, string>,
    isLate: 'Late',
    all: 'All',
    bookings: 'Bookings',
    amount: 'Outstanding',
    list: 'Bookings',
    listOf: (age: string) => `Bookings: ${age.toLowerCase()}`,
    customer: 'Lead traveller',
    reference: 'Reference',
    product: 'Product',
    starts: 'Starts',
    due: 'Due',
    dueNow: 'Due now',
    dueNowSmall: (amount: string) => `${amount} due now`,
    late: (days: number) =>
      days > 0 ? `${counted(days, 'day')} late` : days === 0 ? 'due today' : `in ${counted(-days, 'day')}`,
    open: 'Open',
    openOf: (reference: string) => `Open booking ${reference}`,
    none: 'No booking of this age.',
    shown: (shown: number, of: number) => `The first ${shown} of ${figure(of)}, longest due first. The CSV has all.`,
    holds: (bookings: number, amount: string) =>
      `Not counted: ${counted(bookings, 'unpaid hold')}, ${amount}. They may still expire.`,
    holdsLink: 'Open unpaid holds',
    note: 'Due: the day of the balance, or of the cancellation for a cancellation charge.',
  },
  payments: {
    title: 'Payments',
    lede: (days: string, movements: number) =>
      movements === 0
        ? `${days}: no payments or refunds.`
        : `${days}: ${figure(movements)} ${movements === 1 ? 'payment or refund' : 'payments and refunds'}.`,
    preview: (payments: number) => `${counted(payments, 'payment')} in the last 12 months`,
    chart: (days: string, payments: number) => `Payments by month, ${days}: ${counted(payments, 'payment')}.`,
    list: 'Payments and refunds',
    csv: 'Export CSV',
    xlsx: 'Export Excel',
    tooMany: (most: number) => `An Excel file takes up to ${figure(most)} payments. Export CSV, or choose fewer days.`,
    shown: (shown: number, of: number) => `The latest ${shown} of ${figure(of)}. The files have all.`,
    kinds: { settled: 'Received', refunded: 'Refunded', 'refund-failed': 'Refund returned' },
    columns: { when: 'Date', booking: 'Booking', method: 'Payment method', reference: 'Reference', amount: 'Amount' },
    file: {
      sheet: 'Payments',
      name: (from: string, to: string) => `payments-${from}-to-${to}`,
      columns: [
        'Date',
        'Time (Kigali)',
        'What happened',
        'Booking',
        'Lead traveller',
        'Product type',
        'Product',
        'Payment method',
        'Payment reference',
        'Currency',
        'Amount',
        'Currency charged',
        'Amount charged',
        'Exchange rate',
        'Recorded by',
        'Demo booking',
      ],
      demo: 'yes',
    },
  },
  occupancy: {
    title: 'Occupancy',
    lede: (days: string, seats: string, nights: string) => `${days}: ${seats} of seats and ${nights} of room nights sold.`,
    preview: (seats: string) => `${seats} of seats sold in the next 12 months`,
    seats: 'Seats on departures',
    rooms: 'Room nights',
    seatsChart: (days: string, sold: number, of: number) =>
      `Seats by month of departure, ${days}: ${figure(sold)} of ${figure(of)} sold.`,
    roomsChart: (days: string, sold: number, of: number) =>
      `Room nights by month, ${days}: ${figure(sold)} of ${figure(of)} sold.`,
    packages: 'Seats by package',
    hotels: 'Room nights by hotel',
    package: 'Package',
    hotel: 'Hotel',
    departures: 'Departures',
    capacity: 'Capacity',
    onSale: 'On sale',
    sold: 'Sold',
    held: 'On hold',
    free: 'Free',
    share: 'Sold, %',
    note: 'Departures on sale only. Rooms: nights in our own stock, booked on their own.',
  },
  answers: {
    title: 'Answer times',
    lede: (days: string, received: number, median: string) =>
      received === 0
        ? `${days}: no enquiries.`
        : `${days}: half of ${counted(received, 'enquiry', 'enquiries')} answered within ${median}.`,
    ledeNone: (days: string, received: number) => `${days}: ${counted(received, 'enquiry', 'enquiries')}, none answered yet.`,
    preview: (median: string) => `${median} to a first answer, median`,
    previewNone: 'No enquiry was answered in the last 12 months',
    chart: (days: string, median: string, p90: string) =>
      `Hours to the first answer by month, ${days}: median ${median}, 90th percentile ${p90}.`,
    months: 'Enquiries by month',
    kinds: 'Enquiries by form',
    kind: 'Form',
    suppliers: 'Suppliers',
    supplierMonths: 'Supplier answers by month',
    supplier: 'Supplier',
    unnamed: 'Supplier not named',
    received: 'Received',
    requested: 'Requested',
    answered: 'Answered',
    waiting: 'Waiting',
    median: 'Median',
    p90: '90th percentile',
    note: 'From the enquiry to the first answer, nights and weekends included. Spam is not counted.',
    supplierNote: 'From the booking to the supplier’s answer, by part on request.',
  },
} as const

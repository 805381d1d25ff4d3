import type { Permission } from '#features/staff/permissions.ts'

/** A form that needs more than its page does, by its identifying fields. */
export type Demand = { file: string; form: Readonly<Record<string, string>>; needs: readonly Permission[] }

const atBooking = (events: readonly string[], ...needs: Permission[]): Demand[] =>
  events.map((event) => ({ file: 'admin/bookings/booking.tsx', form: { event, version: '1', text: 'Why' }, needs }))
const unknown = '00000000-0000-4000-8000-000000000000'
const money = { version: '1', payment: unknown, method: 'cash', currency: 'USD', amount: '10', reference: 'R-1', seen: '1' }

/** Every form that needs a permission besides the one its page's action begins with. */
export const demands: readonly Demand[] = [
  { file: 'admin/trips/proposals/send.tsx', form: { loss: 'on' }, needs: ['proposals:send', 'margin:approve'] },
  ...['approve', 'dispute'].map((event) => ({
    file: 'admin/payables/invoices/invoices.tsx',
    form: { event, id: '1', version: '1', reason: 'Why' },
    needs: ['payables:write', 'payables:approve'] as const,
  })),
  ...atBooking(['confirm', 'extend', 'decline', 'cancel', 'call-off', 'absent', 'end'], 'bookings:note', 'bookings:move'),
  ...atBooking(['confirm-again'], 'bookings:note', 'emails:write'),
  {
    file: 'admin/bookings/booking.tsx',
    form: { event: 'email', version: '1', stamp: unknown, subject: 'S', body: 'B' },
    needs: ['bookings:note', 'emails:write'],
  },
  {
    file: 'admin/translations/entry-translation.tsx',
    form: { event: 'approve', hash: 'x', 'text.x': 'x', seen: '0' },
    needs: ['translations:write', 'translations:approve'],
  },
  {
    file: 'admin/translations/messages/part.tsx',
    form: { event: 'approve-all', stamp: 'x' },
    needs: ['translations:write', 'translations:approve'],
  },
  { file: 'admin/bookings/booking.tsx', form: { event: 'pay', ...money }, needs: ['bookings:note', 'money:write'] },
  { file: 'admin/bookings/booking.tsx', form: { event: 'refund', ...money }, needs: ['bookings:note', 'money:write'] },
  {
    file: 'admin/bookings/booking.tsx',
    form: { event: 'open', version: '1', position: '1' },
    needs: ['bookings:note', 'sensitive:read'],
  },
  {
    file: 'admin/bookings/travellers/traveller.tsx',
    form: { passportNumber: 'NO1234567', seen: '' },
    needs: ['bookings:move', 'sensitive:read'],
  },
  { file: 'admin/settings/setting.tsx', form: { seen: '0' }, needs: ['settings:write', 'staff:write'] },
  { file: 'admin/staff/users.tsx', form: { event: 'factor', value: 'off' }, needs: ['staff:write', 'settings:write'] },
  { file: 'admin/saved-views/saved-views.tsx', form: { do: 'save', shared: 'yes' }, needs: ['bookings:read', 'views:share'] },
  { file: 'admin/autosave/autosave.ts', form: { place: `enquiry:${unknown}` }, needs: ['self:write', 'enquiries:write'] },
  { file: 'admin/autosave/autosave.ts', form: { place: 'letter:?to=a%40b.c' }, needs: ['self:write', 'emails:write'] },
  {
    file: 'admin/privacy-requests/export.ts',
    form: { email: 'nobody@example.org' },
    needs: ['customers:read', 'sensitive:read'],
  },
  { file: 'admin/privacy-requests/privacy-requests.tsx', form: { do: 'erase' }, needs: ['customers:read', 'customers:erase'] },
]

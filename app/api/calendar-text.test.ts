import { expect, test } from 'vitest'
import { calendarFeedText, calendarText } from './calendar-text.ts'

const entry = {
  uid: 'lake-2027-06-14@example.com',
  stamp: new Date('2027-01-02T03:04:05.678Z'),
  from: '2027-06-14',
  to: '2027-06-30',
  title: 'Gorillas, lake; and more',
  description: 'First line\nSecond line',
  place: 'Kigali',
  url: 'https://example.com/departure-details/lake-2027-06-14',
  status: 'CONFIRMED',
} as const

test('the day after the last is the end, over the month too', () => {
  const text = calendarText(entry)
  expect(text).toContain('DTSTART;VALUE=DATE:20270614\r\n')
  expect(text).toContain('DTEND;VALUE=DATE:20270701\r\n')
  expect(text).toContain('DTSTAMP:20270102T030405Z\r\n')
})

test('commas, semicolons and line ends cannot break a line', () => {
  expect(calendarText(entry)).toContain('SUMMARY:Gorillas\\, lake\\; and more\r\n')
  expect(calendarText(entry)).toContain('DESCRIPTION:First line\\nSecond line\r\n')
})

test('a line end of whatever kind is written as one, and other control characters are left out', () => {
  const text = calendarText({ ...entry, title: 'One\rATTENDEE:two\u2028three\u0007', place: 'Kigali\r\nGEO:0;0' })
  expect(text).toContain('SUMMARY:One\\nATTENDEE:two\\nthree\r\n')
  expect(text).toContain('LOCATION:Kigali\\nGEO:0\\;0\r\n')
})

test('no line is longer than 75 octets, and unfolding gives the text back', () => {
  const title = 'Ubwiza bw’u Rwanda é '.repeat(12).trim()
  const text = calendarText({ ...entry, title })
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`)
})

test('a cancelled booking is marked cancelled, an unconfirmed one tentative, and an unknown place is left out', () => {
  expect(calendarText({ ...entry, status: 'CANCELLED' })).toContain('STATUS:CANCELLED\r\n')
  expect(calendarText({ ...entry, status: 'TENTATIVE' })).toContain('STATUS:TENTATIVE\r\n')
  expect(calendarText({ ...entry, place: '' })).not.toContain('LOCATION')
})

test('a calendar to subscribe to has its name, its zone where it has a clock, and every event with its version', () => {
  const of = { ...entry, uid: 'assignment-1@example.com', sequence: 3, place: '', url: '', description: '' } as const
  const days = { span: { from: '2027-06-14T00:00', to: '2027-06-16T00:00' } }
  const hours = { span: { from: '2027-06-30T22:30', to: '2027-07-01T01:00' } }
  const text = calendarFeedText('Impamba: Jean-Paul, guide', [
    { ...of, ...days },
    { ...of, ...hours, uid: 'assignment-2@example.com' },
  ])
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(2)
  expect(text).toContain('NAME:Impamba: Jean-Paul\\, guide\r\n')
  expect(text).toContain('SEQUENCE:3\r\nDTSTART;VALUE=DATE:20270614\r\nDTEND;VALUE=DATE:20270616\r\n')
  expect(text).toContain('DTSTART;TZID=Africa/Kigali:20270630T223000\r\nDTEND;TZID=Africa/Kigali:20270701T010000\r\n')
  expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Africa/Kigali\r\n')
  expect(text).not.toMatch(/^(LOCATION|URL|DESCRIPTION):/m)
  expect(calendarFeedText('Empty', [{ ...of, ...days }])).not.toContain('VTIMEZONE')
})

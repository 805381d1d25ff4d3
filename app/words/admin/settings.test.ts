import { expect, test } from 'vitest'
import { enquiryAdminWords } from './enquiries.ts'
import { settingsWords } from './settings.ts'
import { staffLogWords } from './staff.ts'

test('a button that saves a section names it', () => {
  expect(settingsWords.save(settingsWords.sections.answers.title)).toBe('Save reply-to address')
  expect(settingsWords.save(settingsWords.sections.tours.title)).toBe('Save tour cancellation fees')
})

test('one missing file and several are shown in right grammar', () => {
  expect(settingsWords.backups.missing(1)).toBe('1 picture file is missing in it and on this server.')
  expect(settingsWords.backups.missing(3)).toBe('3 picture files are missing in it and on this server.')
})

test('the enquiries that wait are counted, with those that are overdue', () => {
  const { lede } = enquiryAdminWords.list
  expect(lede(0, 0)).toBe('No enquiry is waiting for an answer.')
  expect(lede(1, 0)).toBe('1 enquiry is waiting for an answer.')
  expect(lede(5, 1)).toBe('5 enquiries are waiting for an answer. On this page 1 is overdue.')
  expect(lede(5, 2)).toBe('5 enquiries are waiting for an answer. On this page 2 are overdue.')
})

test('the team is counted, with those who have not joined', () => {
  expect(staffLogWords.count(1, 0)).toBe('1 team member.')
  expect(staffLogWords.count(4, 2)).toBe('4 team members, 2 of them invited and not yet joined.')
})

import { expect, test } from 'vitest'
import { readEnglish } from '../sources.server.ts'
import { enquiryAdminWords } from './enquiries.ts'
import { environmentWords } from './settings-environment.ts'
import { staffLogWords } from './staff.ts'

test('one missing file and several are shown in right grammar', () => {
  expect(readEnglish(environmentWords).backups.missing({ files: 1 })).toBe('1 picture file is missing in it and on this server.')
  expect(readEnglish(environmentWords).backups.missing({ files: 3 })).toBe(
    '3 picture files are missing in it and on this server.',
  )
})

test('the enquiries that wait are counted, with those that are overdue', () => {
  const { lede } = readEnglish(enquiryAdminWords).list
  expect(lede({ waiting: 0, late: 0 })).toBe('No enquiry is waiting for an answer.')
  expect(lede({ waiting: 1, late: 0 })).toBe('1 enquiry is waiting for an answer.')
  expect(lede({ waiting: 5, late: 1 })).toBe('5 enquiries are waiting for an answer. On this page 1 is overdue.')
  expect(lede({ waiting: 5, late: 2 })).toBe('5 enquiries are waiting for an answer. On this page 2 are overdue.')
})

test('the team is counted, with those who have not joined', () => {
  expect(readEnglish(staffLogWords).count({ people: 1, invited: 0 })).toBe('1 team member.')
  expect(readEnglish(staffLogWords).count({ people: 4, invited: 2 })).toBe(
    '4 team members, 2 of them invited and not yet joined.',
  )
})

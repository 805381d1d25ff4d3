const nameForm = /^impamba-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(\.age|\.sealed)?$/

/** 'impamba-2027-03-12T08-00-00Z.tar.gz': a backup by the instant of its rows, in UTC; encrypted ones end in '.age'. */
export const backupName = (at: Date, isEncrypted: boolean): string =>
  `impamba-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz${isEncrypted ? '.age' : ''}`

/** The instant in a backup's name, also of earlier releases, which ended in '.encrypted'; undefined where it is no backup's. */
export function instantOf(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = nameForm.exec(name) ?? []
  const at = new Date(`${day}T${hours}:${minutes}:${seconds}Z`)
  return Number.isNaN(at.getTime()) ? undefined : at
}

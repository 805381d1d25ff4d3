import { source } from '#platform/languages/source.ts'

/** What is set on the server and only shown in the settings. */
export const environmentWords = source('admin-settings-environment', {
  status: 'Status',
  card: {
    isSet: 'Set',
    isNot: 'Not set',
    lines: {
      set: 'Offered to customers',
      none: 'Not offered',
    },
    set: 'Customers can pay by card. Payments are recorded automatically.',
    or: '{one} or {other}',
    none: 'Card payment is not offered. Customers pay by {others}.',
    how: 'The keys are set on the server: STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET. They are never shown here.',
  },
  database: {
    isEmbedded: 'For trials only',
    isOld: 'Update needed',
    isOwn: 'Your own',
    embedded: 'This site runs on the PostgreSQL {version} that came with it.',
    own: 'This site runs on your own PostgreSQL {version}.',
    newest: 'The newest is {version} ({asOf}).',
    older: 'The releases in between fix faults, including security faults.',
    move: 'It is for trials only. It gets security updates only with a new release of this program, and only the nightly backup. Your server administrator moves it to your own PostgreSQL by one command: docs/operations.md.',
    update: 'Your server administrator updates it: docs/operations.md.',
  },
  backups: {
    isFresh: 'Made',
    isLate: 'Late',
    isNone: 'None yet',
    last: 'Last backup: {when}, {megabytes} MB.',
    none: 'No backup yet. The first is made within a day.',
    stored: 'It is on the server’s disk and in the file storage.',
    onDisk: 'It is on the server’s disk. If the database is on the same disk, both can be lost together: keep a copy elsewhere.',
    sealed: 'It is encrypted.',
    open: 'It is not encrypted: anyone who has it can read your customers’ names and addresses. Your server administrator sets BACKUP_RECIPIENT.',
    missing: '{files, plural, one {1 picture file is} other {{files} picture files are}} missing in it and on this server.',
    how: 'How to restore a backup: docs/backup.md.',
  },
  mail: {
    isSet: 'Set',
    isNot: 'Not set',
    set: 'Emails are sent from {from}.',
    line: 'Emails are saved and not sent',
    none: 'Emails are not sent: they are saved under Messages. Your server administrator sets SMTP_URL and MAIL_FROM.',
    how: 'The mail server and its password are set on the server: SMTP_URL and MAIL_FROM.',
    send: 'Send a test email to {to}',
    sent: 'The mail server accepted the email to {to}. Check your inbox and your spam folder.',
    refused: 'The mail server refused the email. It said: {answer}',
  },
})

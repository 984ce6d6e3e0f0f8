/** As `plain_text` of the database folds names: without case, without the accents that stand above letters. */
export const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .normalize('NFC')
    .trim()

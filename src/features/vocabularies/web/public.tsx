export { TermField } from './TermField.tsx'
export { TermsField } from './TermsField.tsx'
export { choicesOf, codeOf, type Lists, nameOf, type Term } from './terms.ts'

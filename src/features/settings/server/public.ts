/** What slices above may use of settings. */
export { keepSetting, settingOf, settingsOf, switchOffMail, tastesOf, wants } from './doors.ts'

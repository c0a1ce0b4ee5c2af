import { CreateAccounts1763700000000 } from './1763700000000-create-accounts';
import { CreateActivityAndIdempotency1763700100000 } from './1763700100000-create-activity-and-idempotency';
import { CreateCatalogue1763700200000 } from './1763700200000-create-catalogue';
import { CreateInvoices1763700300000 } from './1763700300000-create-invoices';
import { CreateMailTokensAndKeys1763700400000 } from './1763700400000-create-mail-tokens-and-keys';
import { CreateVerifactu1763700500000 } from './1763700500000-create-verifactu';
import { CreateCertificates1763700600000 } from './1763700600000-create-certificates';
import { LetThePlatformRoleReadWhichMigrationsRan1763800300000 } from './1763800300000-let-the-platform-role-read-which-migrations-ran';
import { ProveAddressesAndEndKeys1763800310000 } from './1763800310000-prove-addresses-and-end-keys';
import { NarrowRights1763800400000 } from './1763800400000-narrow-rights';
import { LetThePlatformRolePurge1763800410000 } from './1763800410000-let-the-platform-role-purge';
import { CreateBilling1763800500000 } from './1763800500000-create-billing';
import { TellWhatIsPaid1763800510000 } from './1763800510000-tell-what-is-paid';
import { NarrowUpdates1763800600000 } from './1763800600000-narrow-updates';
import { DropTheCertificatesPassword1763800610000 } from './1763800610000-drop-the-certificates-password';
import { AnchorLocalPeriods1763800620000 } from './1763800620000-anchor-local-periods';
import { CreateConsentsAndPolicies1763802000000 } from './1763802000000-create-consents-and-policies';
import { CreateDataRequests1763802010000 } from './1763802010000-create-data-requests';
import { CreateErasures1763802020000 } from './1763802020000-create-erasures';
import { CreateAffiliates1763804000000 } from './1763804000000-create-affiliates';
import { KeepSuperadminFigures1763804010000 } from './1763804010000-keep-superadmin-figures';
import { SealTheLog1763804300000 } from './1763804300000-seal-the-log';
import { BeginACopysChain1763805000000 } from './1763805000000-begin-a-copys-chain';
import { AskWhoseDuplicatesAre1763806000000 } from './1763806000000-ask-whose-duplicates-are';
import { HoldPlanChanges1763806010000 } from './1763806010000-hold-plan-changes';
import { KeepTheDatesOfTheLaw1763807000000 } from './1763807000000-keep-the-dates-of-the-law';
import { LetTheOperatorSend1763808000000 } from './1763808000000-let-the-operator-send';
import { SendEverything1763809000000 } from './1763809000000-send-everything';
import { KeepWhatCompaniesSayOfSending1763810000000 } from './1763810000000-keep-what-companies-say-of-sending';
import { KeepWhoSent1763811000000 } from './1763811000000-keep-who-sent';
import { OpenInvoicesToTheirKinds1763812000000 } from './1763812000000-open-invoices-to-their-kinds';
import { KeepForWhichNifItWasSaid1763813000000 } from './1763813000000-keep-for-which-nif-it-was-said';
import { RectifyInvoices1763814000000 } from './1763814000000-rectify-invoices';
import { KeepWhatIsTakenOffAndWithheld1763815000000 } from './1763815000000-keep-what-is-taken-off-and-withheld';
import { LetLinesOfDataBeOfNothing1763816000000 } from './1763816000000-let-lines-of-data-be-of-nothing';
import { KeepGrossPrices1763816100000 } from './1763816100000-keep-gross-prices';
import { KeepTheRegimeOfALine1763817000000 } from './1763817000000-keep-the-regime-of-a-line';
import { IssueSimplifiedInvoices1763818000000 } from './1763818000000-issue-simplified-invoices';
import { ChargeRecargo1763819000000 } from './1763819000000-charge-recargo';
import { KeepWhoIsUnderCashBasis1763820000000 } from './1763820000000-keep-who-is-under-cash-basis';
import { QualifySimplifiedInvoices1763821000000 } from './1763821000000-qualify-simplified-invoices';
import { RectifyBySubstitution1763822000000 } from './1763822000000-rectify-by-substitution';
import { TaxByTerritory1763823000000 } from './1763823000000-tax-by-territory';
import { ExchangeSimplifiedInvoices1763824500000 } from './1763824500000-exchange-simplified-invoices';
import { SettlePrepayments1763824600000 } from './1763824600000-settle-prepayments';
import { NetReturnedGoods1763825000000 } from './1763825000000-net-returned-goods';
import { RectifySeveralInvoices1763825100000 } from './1763825100000-rectify-several-invoices';
import { KeepTheDayOfALine1763826000000 } from './1763826000000-keep-the-day-of-a-line';
import { SayWhoIssues1763826100000 } from './1763826100000-say-who-issues';
import { AgreeWhenToBePaid1763830000000 } from './1763830000000-agree-when-to-be-paid';
import { KeepWhatIsCollected1763831000000 } from './1763831000000-keep-what-is-collected';
import { SendInvoices1763840000000 } from './1763840000000-send-invoices';
import { ShareInvoices1763841000000 } from './1763841000000-share-invoices';
import { RevokeLinksForGood1763843000000 } from './1763843000000-revoke-links-for-good';
import { SettleWhatWasReplaced1763843100000 } from './1763843100000-settle-what-was-replaced';
import { RepeatInvoices1763850000000 } from './1763850000000-repeat-invoices';
import { RemindOfInvoices1763855000000 } from './1763855000000-remind-of-invoices';
import { KeepTheRatesOfLatePayment1763855100000 } from './1763855100000-keep-the-rates-of-late-payment';
import { NameInvoicesOfLetters1763855200000 } from './1763855200000-name-invoices-of-letters';
import { SortInvoices1763875000000 } from './1763875000000-sort-invoices';
import { NoteCustomers1763876000000 } from './1763876000000-note-customers';
import { WriteQuotes1763880000000 } from './1763880000000-write-quotes';
import { TaxWhatIsEarned1763882000000 } from './1763882000000-tax-what-is-earned';
import { TellWhereRatesWereRead1763885000000 } from './1763885000000-tell-where-rates-were-read';
import { SayWhatMarginLinesCost1763886000000 } from './1763886000000-say-what-margin-lines-cost';
import { ShowTheFaceOfACompany1763889000000 } from './1763889000000-show-the-face-of-a-company';
import { ReadBankStatements1763895000000 } from './1763895000000-read-bank-statements';
import { TellAMovementThatWasReadTwice1763896400000 } from './1763896400000-tell-a-movement-that-was-read-twice';
import { NumberDevicesAndMetalsApart1763896600000 } from './1763896600000-number-devices-and-metals-apart';
import { SayWhatAnInvoiceComesFrom1763896900000 } from './1763896900000-say-what-an-invoice-comes-from';
import { WritePapersInLanguages1763897000000 } from './1763897000000-write-papers-in-languages';
import { FindNoMovementByItsAmount1763897100000 } from './1763897100000-find-no-movement-by-its-amount';
import { PayByCard1763898000000 } from './1763898000000-pay-by-card';
import { TakeAStatementBack1763898100000 } from './1763898100000-take-a-statement-back';
import { SumUpInvoices1763898300000 } from './1763898300000-sum-up-invoices';
import { KeepDraftsOfRectifyingInvoices1763898500000 } from './1763898500000-keep-drafts-of-rectifying-invoices';
import { KeepWhatIsDisputed1763899100000 } from './1763899100000-keep-what-is-disputed';
import { MarkOlderDebts1763899200000 } from './1763899200000-mark-older-debts';
import { WriteLettersInLanguages1763899400000 } from './1763899400000-write-letters-in-languages';
import { LookUpTheFirstScreen1763899500000 } from './1763899500000-look-up-the-first-screen';
import { SumUpWhatIsDue1763899510000 } from './1763899510000-sum-up-what-is-due';

/** Every migration, in order. */
export const MIGRATIONS = [
  CreateAccounts1763700000000,
  CreateActivityAndIdempotency1763700100000,
  CreateCatalogue1763700200000,
  CreateInvoices1763700300000,
  CreateMailTokensAndKeys1763700400000,
  CreateVerifactu1763700500000,
  CreateCertificates1763700600000,
  LetThePlatformRoleReadWhichMigrationsRan1763800300000,
  ProveAddressesAndEndKeys1763800310000,
  NarrowRights1763800400000,
  LetThePlatformRolePurge1763800410000,
  CreateBilling1763800500000,
  TellWhatIsPaid1763800510000,
  NarrowUpdates1763800600000,
  DropTheCertificatesPassword1763800610000,
  AnchorLocalPeriods1763800620000,
  CreateConsentsAndPolicies1763802000000,
  CreateDataRequests1763802010000,
  CreateErasures1763802020000,
  CreateAffiliates1763804000000,
  KeepSuperadminFigures1763804010000,
  SealTheLog1763804300000,
  BeginACopysChain1763805000000,
  AskWhoseDuplicatesAre1763806000000,
  HoldPlanChanges1763806010000,
  KeepTheDatesOfTheLaw1763807000000,
  LetTheOperatorSend1763808000000,
  SendEverything1763809000000,
  KeepWhatCompaniesSayOfSending1763810000000,
  KeepWhoSent1763811000000,
  OpenInvoicesToTheirKinds1763812000000,
  KeepForWhichNifItWasSaid1763813000000,
  RectifyInvoices1763814000000,
  KeepWhatIsTakenOffAndWithheld1763815000000,
  LetLinesOfDataBeOfNothing1763816000000,
  KeepGrossPrices1763816100000,
  KeepTheRegimeOfALine1763817000000,
  IssueSimplifiedInvoices1763818000000,
  ChargeRecargo1763819000000,
  KeepWhoIsUnderCashBasis1763820000000,
  QualifySimplifiedInvoices1763821000000,
  RectifyBySubstitution1763822000000,
  TaxByTerritory1763823000000,
  ExchangeSimplifiedInvoices1763824500000,
  SettlePrepayments1763824600000,
  NetReturnedGoods1763825000000,
  RectifySeveralInvoices1763825100000,
  KeepTheDayOfALine1763826000000,
  SayWhoIssues1763826100000,
  AgreeWhenToBePaid1763830000000,
  KeepWhatIsCollected1763831000000,
  SendInvoices1763840000000,
  ShareInvoices1763841000000,
  RevokeLinksForGood1763843000000,
  SettleWhatWasReplaced1763843100000,
  RepeatInvoices1763850000000,
  RemindOfInvoices1763855000000,
  KeepTheRatesOfLatePayment1763855100000,
  NameInvoicesOfLetters1763855200000,
  SortInvoices1763875000000,
  NoteCustomers1763876000000,
  WriteQuotes1763880000000,
  TaxWhatIsEarned1763882000000,
  TellWhereRatesWereRead1763885000000,
  SayWhatMarginLinesCost1763886000000,
  ShowTheFaceOfACompany1763889000000,
  ReadBankStatements1763895000000,
  TellAMovementThatWasReadTwice1763896400000,
  NumberDevicesAndMetalsApart1763896600000,
  SayWhatAnInvoiceComesFrom1763896900000,
  WritePapersInLanguages1763897000000,
  FindNoMovementByItsAmount1763897100000,
  PayByCard1763898000000,
  TakeAStatementBack1763898100000,
  SumUpInvoices1763898300000,
  KeepDraftsOfRectifyingInvoices1763898500000,
  KeepWhatIsDisputed1763899100000,
  MarkOlderDebts1763899200000,
  WriteLettersInLanguages1763899400000,
  LookUpTheFirstScreen1763899500000,
  SumUpWhatIsDue1763899510000,
];

import { Args, Authorized, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import { ADMIN, TENANT } from '../../platform/auth';
import type { Ctx } from '../../platform/context';
import { deleteCertificate, uploadCertificate } from './install';
import { CertificateStatus, UploadCertificateArgs } from './certificate.types';
import { certificateStatus } from './certificates';

@Resolver()
export class CertificatesResolver {
  @Authorized(TENANT)
  @Query(() => CertificateStatus, {
    description: 'The certificate with which the company sends to the AEAT. PRO plan.',
  })
  verifactuCertificate(@Context() ctx: Ctx): Promise<CertificateStatus> {
    return ctx.read(em => certificateStatus(em, ctx));
  }

  @Authorized(ADMIN)
  @Mutation(() => CertificateStatus, {
    description: "Installs the company's certificate, in the place of the one before. PRO plan.",
  })
  uploadCertificate(
    @Args(() => UploadCertificateArgs) args: UploadCertificateArgs,
    @Context() ctx: Ctx,
  ): Promise<CertificateStatus> {
    return uploadCertificate(args, ctx);
  }

  @Authorized(ADMIN)
  @Mutation(() => Boolean, {
    description: "Takes the company's certificate away: nothing is sent until there is another. PRO plan.",
  })
  deleteCertificate(@Context() ctx: Ctx): Promise<boolean> {
    return ctx.tx(em => deleteCertificate(em, ctx));
  }
}

"""Verifies the badges at the addresses in its arguments, knowing nothing of the portal, and writes what they say as JSON."""

import base64
import gzip
import json
import sys
from urllib.parse import urljoin
from urllib.request import urlopen

from jwcrypto.jwk import JWK, JWKSet
from jwcrypto.jws import JWS, InvalidJWSSignature
from jwcrypto.jwt import JWT


def fetch(url):
    with urlopen(url) as answer:
        return answer.headers.get_content_type(), answer.read().decode()


def read_credential(url):
    media_type, token = fetch(url)
    unverified = JWS()
    unverified.deserialize(token)
    header = unverified.jose_header
    key = JWK.from_json(fetch(header["kid"])[1])
    # Refuses a wrong signature, and a token before `nbf` or after `exp`.
    claims = json.loads(JWT(jwt=token, key=key, algs=["ES256"]).claims)
    if not header["kid"].startswith(claims["iss"] + "/"):
        raise ValueError("the key is not that of the issuer")
    key_set = JWKSet.from_json(fetch(urljoin(claims["iss"], "/.well-known/jwks.json"))[1])
    if key_set.get_key(header["kid"]).thumbprint() != key.thumbprint():
        raise ValueError("the key set has another key")
    return {"media_type": media_type, "token": token, "header": header, "claims": claims, "key": key}


def is_forgery_refused(credential):
    header, payload, signature = credential["token"].split(".")
    claims = {**credential["claims"], "name": "Another training"}
    payload = base64.urlsafe_b64encode(json.dumps(claims).encode()).decode().rstrip("=")
    forged = JWS()
    forged.deserialize(f"{header}.{payload}.{signature}")
    try:
        forged.verify(credential["key"])
    except InvalidJWSSignature:
        return True
    return False


def is_revoked(credential):
    status = credential["claims"]["credentialStatus"]
    listed = read_credential(status["statusListCredential"])["claims"]
    subject = listed["credentialSubject"]
    if listed["iss"] != credential["claims"]["iss"] or subject["statusPurpose"] != status["statusPurpose"]:
        raise ValueError("the list is not that of the badge")
    encoded = subject["encodedList"]
    if encoded[0] != "u":
        raise ValueError("the list is not in base64url")
    bits = gzip.decompress(base64.urlsafe_b64decode(encoded[1:] + "=" * (-len(encoded[1:]) % 4)))
    byte, bit = divmod(int(status["statusListIndex"]), 8)
    return bits[byte] >> (7 - bit) & 1 == 1


def read_badge(url):
    credential = read_credential(url)
    claims = credential["claims"]
    return {
        "mediaType": credential["media_type"],
        "typ": credential["header"]["typ"],
        "id": claims["id"],
        "title": claims["credentialSubject"]["achievement"]["name"],
        "company": claims["issuer"]["name"],
        "name": claims["credentialSubject"]["identifier"][0]["identityHash"],
        "isForgeryRefused": is_forgery_refused(credential),
        "isRevoked": is_revoked(credential),
    }


json.dump([read_badge(url) for url in sys.argv[1:]], sys.stdout)

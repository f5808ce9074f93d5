package main

import (
	"encoding/base64"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

// A checkpoint whose Ed25519 signature by a known key of its origin was verified.
type checkpoint struct {
	origin string
	// The name and the id of the key.
	key  string
	tree tlog.Tree
}

func openCheckpoint(text string, keys note.Verifiers) (*checkpoint, error) {
	signed, err := note.Open([]byte(text), keys)
	if err != nil {
		return nil, err
	}
	lines := strings.Split(signed.Text, "\n")
	if len(lines) != 4 || lines[3] != "" || lines[0] == "" {
		return nil, errors.New("the checkpoint has not three lines")
	}
	size, err := parseNumber(lines[1])
	if err != nil {
		return nil, err
	}
	root, err := parseHash(lines[2])
	if err != nil {
		return nil, err
	}
	key, err := signerOf(signed, lines[0])
	if err != nil {
		return nil, err
	}
	// Open drops repeated lines.
	written := strings.Count(text[len(signed.Text):], "\n") - 1
	if written != len(signed.Sigs)+len(signed.UnverifiedSigs) {
		return nil, errors.New("a signature is repeated")
	}
	return &checkpoint{lines[0], key, tlog.Tree{N: size, Hash: root}}, nil
}

// signerOf returns the key of the origin that has signed.
func signerOf(signed *note.Note, origin string) (string, error) {
	for _, signature := range append(signed.Sigs, signed.UnverifiedSigs...) {
		if _, err := decodeBase64(signature.Base64); err != nil {
			return "", err
		}
	}
	for _, signature := range signed.Sigs {
		if signature.Name == origin {
			return fmt.Sprintf("%s+%08x", signature.Name, signature.Hash), nil
		}
	}
	return "", errors.New("no known key of the origin has signed the checkpoint")
}

// parseNumber accepts a decimal without leading zeroes.
func parseNumber(text string) (int64, error) {
	number, err := strconv.ParseInt(text, 10, 64)
	if err != nil || number < 0 || strconv.FormatInt(number, 10) != text {
		return 0, fmt.Errorf("%q is no number", text)
	}
	return number, nil
}

func parseHash(text string) (hash tlog.Hash, err error) {
	bytes, err := decodeBase64(text)
	if err == nil && len(bytes) != tlog.HashSize {
		err = fmt.Errorf("%q is no hash", text)
	}
	copy(hash[:], bytes)
	return hash, err
}

// decodeBase64 accepts one spelling for each sequence of bytes. The decoder alone ignores line ends and unused bits.
func decodeBase64(text string) ([]byte, error) {
	bytes, err := base64.StdEncoding.DecodeString(text)
	if err == nil && base64.StdEncoding.EncodeToString(bytes) != text {
		err = errors.New("base64 in another spelling")
	}
	return bytes, err
}
